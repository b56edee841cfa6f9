// What editors and TypeScript know of `<graze-scene>`: its declarations, and custom-elements.json.

import { attributes as table } from '../www/element/shell/attributes.js';
import { scenes } from '../www/scenes/index.js';
import { attributeTexts } from './attribute-texts.js';
import { stateTypes } from './scene-types.js';

/** @typedef {import('../www/element/shell/attributes.js').Attribute} Attribute */

/** The attributes, with the names that there are. @type {Record<string, Attribute>} */
const attributes = { ...table, name: { kind: 'word', values: scenes.map(({ id }) => id) } };

/** A state with its answer: what an event has are copies. */
const told = 'state: GrazeStateOf<Name>; result: GrazeResultOf<Name>; steps: GrazeStep[]';

/** Every event, what its detail holds besides `source`, and when it comes. */
export const events = {
  'graze-ready': { detail: told, text: 'The scene is ready to use.' },
  'graze-input': { detail: told, text: 'Something has moved, and may go on moving; the library has answered.' },
  'graze-change': { detail: told, text: 'A change is complete.' },
  'graze-step': { detail: 'step: number', text: 'The figure shows another step.' },
  'graze-solved': {
    detail: 'challenge: string; off?: number',
    text: 'A challenge is solved; a guess tells how far off.',
  },
  'graze-error': { detail: 'message: string', text: 'Something is wrong; the element says the same sentence.' },
};

/** Every property that is not an attribute or that says more, and every method. */
export const members = {
  ready: { type: 'readonly ready: Promise<GrazeScene<Name>>', text: 'Resolves when the scene is ready to use.' },
  state: {
    type: 'get state(): GrazeStateOf<Name> | null',
    text: 'The values of all fields; `state.walls` is a list of the walls that are there.',
  },
  result: { type: 'readonly result: GrazeResultOf<Name>', text: 'What the library answered; null is a miss.' },
  steps: { type: 'readonly steps: GrazeStep[]', text: 'The steps of the answer.' },
  reset: {
    type: 'reset(): void',
    text: 'Goes back to the state that the page began with: the attribute `state`, or the first one set; else to the default.',
  },
  undo: { type: 'undo(): void', text: 'Undoes the last change.' },
  redo: { type: 'redo(): void', text: 'Makes the undone change again.' },
  stepTo: { type: 'stepTo(step: number): void', text: 'Shows a step; a number beyond either end means that end.' },
  seek: { type: 'seek(t: number): void', text: 'Shows a moment on the time axis, 0 to 1.' },
  play: { type: 'play(): void', text: 'Plays the motion.' },
  pause: { type: 'pause(): void', text: 'Pauses the motion.' },
  toBlob: { type: 'toBlob(): Promise<Blob>', text: 'The picture as PNG.' },
  toSVG: { type: 'toSVG(): Promise<string>', text: 'The picture as SVG.' },
  toLink: { type: 'toLink(): string', text: 'The fragment of a link to this scene as it is seen.' },
};

export const slots = {
  '': 'Shown until the scene is loaded, and if it cannot be.',
  caption: 'Below the figure and its tools.',
  toolbar: 'At the end of the tools.',
  challenge: 'Beside the outcome of a challenge.',
};

export const parts = {
  figure: 'The figure with its frame.',
  canvas: 'The picture.',
  handle: 'A handle that readers drag.',
  readout: 'The verdict and the sentence beside it.',
  caption: 'The sentence alone.',
  toolbar: 'The tools.',
  challenge: 'The task over the figure.',
  panel: 'The sheets: steps, values, code.',
  code: 'The Rust source.',
};

/** Every custom property that a page may set, and what it styles. `light-dark(…)` gives both themes a color. */
export const styles = {
  path: 'The path of what moves.',
  fixed: 'The outline of what stands still.',
  'fixed-fill': 'The inside of what stands still.',
  grown: 'A shape that is grown by another.',
  enter: 'Where a path enters.',
  exit: 'Where a path leaves.',
  normal: 'Normals.',
  reject: 'What was ruled out.',
  ghost: 'Where something was, or would be.',
  clockwise: 'Clockwise turns.',
  'counter-clockwise': 'Counterclockwise turns.',
  focus: 'The ring around what has the focus.',
  ground: 'The background of the figure.',
  panel: 'The background of sheets.',
  text: 'Words.',
  muted: 'Words that matter less.',
  edge: 'Lines between parts.',
  control: 'The outline of controls.',
  sans: 'The font of words.',
  mono: 'The font of code and numbers.',
  rim: 'The space around the sentence, 12px.',
  'full-height': 'The height with all controls, in place of a computed one.',
  'panel-position': '`static` puts the sheets below the figure where they would be beside it.',
};

/** The elements of prose: their class, what they do, and their attributes. */
export const prose = {
  'graze-value': {
    className: 'GrazeValue',
    text: 'The value of a name in the answer of a scene.',
    attributes: {
      for: 'The id of the scene.',
      name: 'What to show: `enter.t`, `contact`, `hits.0.feature`, `state.circle.radius`, `step`.',
      digits: 'How many digits after the decimal point; without it, at most three.',
      raw: 'Writes a word as the library has it, such as `topLeft`; without it, in the language of the page.',
    },
  },
  'graze-when': {
    className: 'GrazeWhen',
    text: 'Words that are shown while a test holds.',
    attributes: {
      for: 'The id of the scene.',
      test: 'Such as `contact == cross and not (enter.t < 0.5)`.',
    },
  },
};

/** @param {string} name @returns {string} the property of an attribute */
const propertyOf = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** @param {string} name @returns {string} what an attribute does, and what holds without it */
function toldOf(name) {
  const { text, usual } = attributeTexts[name];
  return `${text} Without it: ${usual}.`;
}

/** @param {Attribute} attribute @returns {string} the type of its value in markup */
function markupType({ kind, values = [] }) {
  if (kind === 'flag') return 'boolean';
  if (kind === 'number') return 'number | string';
  return kind === 'word' ? values.map((value) => `'${value}'`).join(' | ') : 'string';
}

/** @param {Attribute} attribute @returns {string} the type of its property */
function propertyType(attribute) {
  if (attribute.kind === 'flag') return 'boolean';
  if (attribute.kind === 'number') return 'number | null';
  return attribute.kind === 'word' ? `${markupType(attribute)} | ''` : 'string';
}

/** The types of the attributes of prose that can be left out. @type {Record<string, string>} */
const optional = { digits: '?: number | string', raw: '?: boolean' };

/** @returns {string} the declarations of the class, `scene.d.ts` */
export function sceneTypes() {
  const note = (/** @type {string} */ text) => `  /** ${text} */\n`;
  const told = [...Object.keys(members), 'lang', 'step', 't'];
  const mirrored = Object.entries(attributes).filter(([name]) => !told.includes(name));
  return `${stateTypes()}
/** A step of an answer: its kind, and what was computed. */
export type GrazeStep = { kind: string; [key: string]: any };

/** The element \`<graze-scene>\`, of a scene whose name may be known: \`GrazeScene<'slide'>\`. The module \`graze2d/element\` registers it. */
export class GrazeScene<Name extends GrazeSceneName | '' = ''> extends HTMLElement {
${Object.values(members)
  .map(({ type, text }) => `${note(text)}  ${type};\n`)
  .join('')}  set state(state: GrazeGiven<Name> | string | null);
${note('The step that is shown, from 0.')}  step: number;
${note('The moment on the time axis, 0 to 1.')}  t: number;
${mirrored.map(([name, each]) => `${note(attributeTexts[name].text)}  ${propertyOf(name)}: ${propertyType(each)};\n`).join('')}
  addEventListener<Type extends keyof GrazeSceneEvents>(
    type: Type,
    listener: (this: GrazeScene<Name>, event: GrazeSceneEvents<Name>[Type] & OnGrazeScene<Name>) => any,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Type]) => any,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** An event of \`<graze-scene>\`. */
export type GrazeSceneEvent<Detail, Name extends GrazeSceneName | '' = ''> = CustomEvent<Detail> & {
  readonly target: GrazeScene<Name>;
};

/** What an event has where the element itself listens. */
export type OnGrazeScene<Name extends GrazeSceneName | '' = ''> = { readonly currentTarget: GrazeScene<Name> };

/** The events of \`<graze-scene>\`. They bubble, from the element that is their \`target\`. */
export interface GrazeSceneEvents<Name extends GrazeSceneName | '' = ''> {
${Object.entries(events)
  .map(
    ([name, { detail, text }]) =>
      `${note(text)}  '${name}': GrazeSceneEvent<{ ${detail}; source: 'user' | 'script' }, Name>;\n`,
  )
  .join('')}}

${Object.entries(prose)
  .map(
    ([tag, { className, text }]) =>
      `/** The element \`<${tag}>\`. ${text} */\nexport class ${className} extends HTMLElement {}\n`,
  )
  .join('\n')}
${Object.entries(prose)
  .map(
    ([tag, { className, attributes }]) => `/** The attributes of \`<${tag}>\`, for JSX. */
export interface ${className}Attributes {
${Object.entries(attributes)
  .map(([name, text]) => `${note(text)}  '${name}'${optional[name] ?? ': string'};\n`)
  .join('')}  class?: string;
  children?: any;
}
`,
  )
  .join('\n')}
/** The listeners of \`<graze-scene>\` in JSX: \`ongraze-change\`. */
export type GrazeSceneListeners = {
  [Type in keyof GrazeSceneEvents as \`on\${Type}\`]?: (event: GrazeSceneEvents[Type] & OnGrazeScene) => void;
};

/** The attributes of \`<graze-scene>\`, for JSX. */
export interface GrazeSceneAttributes extends GrazeSceneListeners {
${Object.entries(attributes)
  .map(([name, each]) => `${note(toldOf(name))}  '${name}'?: ${markupType(each)};\n`)
  .join('')}  id?: string;
  class?: string;
  slot?: string;
  children?: any;
}
`;
}

/**
 * What the elements of a framework take in its JSX. Where a framework is not installed, there is no module to extend:
 * the one line that would do it is then ignored.
 */
const frameworks = {
  react: "import('react').DetailedHTMLProps<import('react').HTMLAttributes<GrazeScene>, GrazeScene>",
  preact: "import('preact').HTMLAttributes<GrazeScene>",
  'solid-js': "import('solid-js').JSX.HTMLAttributes<GrazeScene>",
};

/** @returns {string} what importing `graze2d/element` tells TypeScript, `element.d.ts` */
export function elementTypes() {
  const names = Object.values(prose).flatMap(({ className }) => [className, `${className}Attributes`]);
  const list = (/** @type {string} */ ending) =>
    Object.entries(prose)
      .map(([tag, { className }]) => `\n    ${ending ? '  ' : ''}'${tag}': ${className}${ending};`)
      .join('');
  const others = Object.entries(prose)
    .map(([tag, { className }]) => `; '${tag}': ${className}Attributes`)
    .join('');
  const extended = Object.entries(frameworks).map(
    ([name, own]) =>
      `// @ts-ignore: there may be no ${name} here
declare module '${name}' { namespace JSX { interface IntrinsicElements { 'graze-scene': ${own} & GrazeSceneAttributes${others} } } }
`,
  );
  return `import type { GrazeScene, GrazeSceneAttributes, GrazeSceneEvents, ${names.join(', ')} } from './scene.js';

declare global {
  interface HTMLElementTagNameMap {
    'graze-scene': GrazeScene;${list('')}
  }
  interface HTMLElementEventMap extends GrazeSceneEvents {}
  namespace JSX {
    interface IntrinsicElements {
      'graze-scene': GrazeSceneAttributes;${list('Attributes')}
    }
  }
}

${extended.join('')}
export type { GrazeScene, GrazeSceneAttributes, GrazeSceneEvents, ${names.join(', ')} };
export type { GrazeResultOf, GrazeResults, GrazeSceneName, GrazeStateOf, GrazeStates } from './scene.js';
`;
}

/** @returns {object} custom-elements.json, by the schema of custom-elements-manifest */
export function manifest() {
  const list = (/** @type {Record<string, string>} */ texts) =>
    Object.entries(texts).map(([name, description]) => ({ name, description }));
  const declaration = {
    kind: 'class',
    customElement: true,
    name: 'GrazeScene',
    tagName: 'graze-scene',
    description: [
      'A figure of a collision query that can be dragged and explains its answer.',
      'The attributes `state`, `step`, `t` and `view` say where it begins, its properties of these names what it shows now,',
      'as with the `value` of an input.',
    ].join(' '),
    superclass: { name: 'HTMLElement' },
    attributes: Object.entries(attributes).map(([name, each]) => ({
      name,
      fieldName: propertyOf(name),
      type: { text: markupType(each) },
      description: toldOf(name),
    })),
    members: Object.entries(members).map(([name, { type, text }]) => ({
      kind: type.startsWith(`${name}(`) ? 'method' : 'field',
      name,
      description: text,
    })),
    events: Object.entries(events).map(([name, { text }]) => ({
      name,
      type: { text: 'CustomEvent' },
      description: text,
    })),
    slots: list(slots),
    cssParts: list(parts),
    cssProperties: list(styles).map((each) => ({ ...each, name: `--graze-${each.name}` })),
  };
  const reference = { name: 'GrazeScene', module: 'scene.js' };
  const others = Object.entries(prose).map(([tagName, { className: name, text, attributes: own }]) => ({
    kind: 'class',
    customElement: true,
    name,
    tagName,
    description: text,
    superclass: { name: 'HTMLElement' },
    attributes: list(own).map((each) => ({ ...each, type: { text: 'string' } })),
  }));
  const javascript = (/** @type {string} */ path) => ({ kind: 'javascript-module', path });
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        ...javascript('scene.js'),
        declarations: [declaration],
        exports: [{ kind: 'js', name: 'GrazeScene', declaration: reference }],
      },
      {
        ...javascript('element.js'),
        declarations: others,
        exports: [
          { kind: 'custom-element-definition', name: 'graze-scene', declaration: reference },
          ...others.map(({ name, tagName }) => ({
            kind: 'custom-element-definition',
            name: tagName,
            declaration: { name, module: 'element.js' },
          })),
        ],
      },
    ],
  };
}

// What TypeScript knows of `<graze-scene>`.

import type { GrazeGiven, GrazeResultOf, GrazeSceneName, GrazeStateOf } from './states.js';

export type * from './states.js';

/** A step of an answer: its kind, and what was computed. */
export type GrazeStep = { kind: string; [key: string]: any };

/** The element `<graze-scene>`, of a scene whose name may be known: `GrazeScene<'slide'>`. The module `graze2d/element` registers it. */
export class GrazeScene<Name extends GrazeSceneName | '' = ''> extends HTMLElement {
  /** Resolves when the scene is ready to use. */
  readonly ready: Promise<GrazeScene<Name>>;
  /** The values of all fields; `state.walls` is a list of the walls that are there. */
  get state(): GrazeStateOf<Name> | null;
  /** What the library answered; null is a miss. */
  readonly result: GrazeResultOf<Name>;
  /** The steps of the answer. */
  readonly steps: GrazeStep[];
  /** Goes back to the state that the page began with: the attribute `state`, or the first one set; else to the default. */
  reset(): void;
  /** Undoes the last change. */
  undo(): void;
  /** Makes the undone change again. */
  redo(): void;
  /** Shows a step; a number beyond either end means that end. */
  stepTo(step: number): void;
  /** Shows a moment on the time axis, 0 to 1. */
  seek(t: number): void;
  /** Plays the motion. */
  play(): void;
  /** Pauses the motion. */
  pause(): void;
  /** The picture as PNG. */
  toBlob(): Promise<Blob>;
  /** The picture as SVG. */
  toSVG(): Promise<string>;
  /** The fragment of a link to this scene as it is seen. */
  toLink(): string;
  set state(state: GrazeGiven<Name> | string | null);
  /** The part of the plane to show at first, where handles can go: its width and height from 0, or `minX minY maxX maxY`. */
  world: string;
  /** The step that is shown, from 0. */
  step: number;
  /** The moment on the time axis, 0 to 1. */
  t: number;
  /** The scene to show, such as `half-planes`. */
  name: GrazeSceneName | '';
  /** The way to look at a scene that has several: `world`, `relative`. */
  view: string;
  /** What a mover does at a wall: `slide`, `halt` (at corners), `stop`, `bounce`. */
  response: string;
  /** The figure alone; the figure with its verdict and one line of controls; or everything. */
  controls: 'none' | 'compact' | 'full' | '';
  /** The layers to show: `normals` are the arrows at hits and sides, `field` tints every place. */
  layers: string;
  /** Readers can step and play, but change nothing. */
  readonly: boolean;
  /** Opens on the question: the motion plays once, and hits and the verdict come as it meets them, until the reader clicks, taps, scrolls or presses a key. A scene without a motion opens at its first step. Not if the reader prefers reduced motion. */
  autoplay: boolean;
  /** Begins again at the end of the path. */
  loop: boolean;
  /** How fast it plays. */
  speed: number | null;
  /** Handles stop at multiples of this distance. */
  snap: number | null;
  /** Light or dark, whatever the page is. */
  theme: 'light' | 'dark' | '';
  /** Whether it waits until it comes near the screen. */
  loading: 'lazy' | 'eager' | '';
  /** What the figure is called when it is read aloud. */
  label: string;
  /** The task to set in this scene, such as `corner`, or what to ask about its state: `where`, `when`, `which`. When it is solved, the element sends `graze-solved`. */
  challenge: string;
  /** Where the wasm is: the file `graze2d.wasm` of the package. */
  wasmSrc: string;

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

/** An event of `<graze-scene>`. */
export type GrazeSceneEvent<Detail, Name extends GrazeSceneName | '' = ''> = CustomEvent<Detail> & {
  readonly target: GrazeScene<Name>;
};

/** What an event has where the element itself listens. */
export type OnGrazeScene<Name extends GrazeSceneName | '' = ''> = { readonly currentTarget: GrazeScene<Name> };

/** The events of `<graze-scene>`. They bubble, from the element that is their `target`. */
export interface GrazeSceneEvents<Name extends GrazeSceneName | '' = ''> {
  /** The scene is ready to use. */
  'graze-ready': GrazeSceneEvent<{ state: GrazeStateOf<Name>; result: GrazeResultOf<Name>; steps: GrazeStep[]; source: 'user' | 'script' }, Name>;
  /** Something has moved, and may go on moving; the library has answered. */
  'graze-input': GrazeSceneEvent<{ state: GrazeStateOf<Name>; result: GrazeResultOf<Name>; steps: GrazeStep[]; source: 'user' | 'script' }, Name>;
  /** A change is complete. */
  'graze-change': GrazeSceneEvent<{ state: GrazeStateOf<Name>; result: GrazeResultOf<Name>; steps: GrazeStep[]; source: 'user' | 'script' }, Name>;
  /** The figure shows another step. */
  'graze-step': GrazeSceneEvent<{ step: number; source: 'user' | 'script' }, Name>;
  /** A challenge is solved; a guess tells how far off. */
  'graze-solved': GrazeSceneEvent<{ challenge: string; off?: number; source: 'user' | 'script' }, Name>;
  /** Something is wrong; the element says the same sentence. */
  'graze-error': GrazeSceneEvent<{ message: string; source: 'user' | 'script' }, Name>;
}

/** The element `<graze-value>`. The value of a name in the answer of a scene. */
export class GrazeValue extends HTMLElement {}

/** The element `<graze-when>`. Words that are shown while a test holds. */
export class GrazeWhen extends HTMLElement {}

/** The attributes of `<graze-value>`, for JSX. */
export interface GrazeValueAttributes {
  /** The id of the scene. */
  'for': string;
  /** What to show: `enter.t`, `contact`, `hits.0.feature`, `state.circle.radius`, `step`. */
  'name': string;
  /** How many digits after the decimal point; without it, at most three. */
  'digits'?: number | string;
  /** Writes a word as the library has it, such as `topLeft`; without it, in the language of the page. */
  'raw'?: boolean;
  class?: string;
  children?: any;
}

/** The attributes of `<graze-when>`, for JSX. */
export interface GrazeWhenAttributes {
  /** The id of the scene. */
  'for': string;
  /** Such as `contact == cross and not (enter.t < 0.5)`. */
  'test': string;
  class?: string;
  children?: any;
}

/** The listeners of `<graze-scene>` in JSX: `ongraze-change`. */
export type GrazeSceneListeners = {
  [Type in keyof GrazeSceneEvents as `on${Type}`]?: (event: GrazeSceneEvents[Type] & OnGrazeScene) => void;
};

/** The attributes of `<graze-scene>`, for JSX. */
export interface GrazeSceneAttributes extends GrazeSceneListeners {
  /** The scene to show, such as `half-planes`. Without it: none. */
  'name'?: GrazeSceneName;
  /** The state as a link has it: `1~a=12,30`. Without it: the default of the scene. */
  'state'?: string;
  /** The part of the plane to show at first, where handles can go: its width and height from 0, or `minX minY maxX maxY`. Without it: the usual part of the scene. */
  'world'?: string;
  /** The step of the explanation to show, from 0. Without it: the last. */
  'step'?: number | string;
  /** The moment on the time axis, 0 to 1. Without it: 0. */
  't'?: number | string;
  /** The way to look at a scene that has several: `world`, `relative`. Without it: the first. */
  'view'?: string;
  /** What a mover does at a wall: `slide`, `halt` (at corners), `stop`, `bounce`. Without it: slide. */
  'response'?: string;
  /** The figure alone; the figure with its verdict and one line of controls; or everything. Without it: by the width of the element. */
  'controls'?: 'none' | 'compact' | 'full';
  /** The layers to show: `normals` are the arrows at hits and sides, `field` tints every place. Without it: normals. */
  'layers'?: string;
  /** Readers can step and play, but change nothing. Without it: off. */
  'readonly'?: boolean;
  /** Opens on the question: the motion plays once, and hits and the verdict come as it meets them, until the reader clicks, taps, scrolls or presses a key. A scene without a motion opens at its first step. Not if the reader prefers reduced motion. Without it: off. */
  'autoplay'?: boolean;
  /** Begins again at the end of the path. Without it: off. */
  'loop'?: boolean;
  /** How fast it plays. Without it: 1. */
  'speed'?: number | string;
  /** Handles stop at multiples of this distance. Without it: off. */
  'snap'?: number | string;
  /** Light or dark, whatever the page is. Without it: as the page. */
  'theme'?: 'light' | 'dark';
  /** The language of its words. Without it: as the page. */
  'lang'?: string;
  /** Whether it waits until it comes near the screen. Without it: lazy. */
  'loading'?: 'lazy' | 'eager';
  /** What the figure is called when it is read aloud. Without it: given by the scene. */
  'label'?: string;
  /** The task to set in this scene, such as `corner`, or what to ask about its state: `where`, `when`, `which`. When it is solved, the element sends `graze-solved`. Without it: none. */
  'challenge'?: string;
  /** Where the wasm is: the file `graze2d.wasm` of the package. Without it: the file beside the code. */
  'wasm-src'?: string;
  id?: string;
  class?: string;
  slot?: string;
  children?: any;
}

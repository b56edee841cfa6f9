// The Rust that asks the library what a scene has asked, and checks the answer.

import { rustNumber } from './numbers.js';
import { capital, queryOf, snake } from './queries.js';

/** @import { Call, Point } from '../../../model/types.js' */

/** The constructor of each shape. @type {Record<string, (value: any) => string>} */
const shapes = {
  aabb: ({ minX, minY, maxX, maxY }) => `Aabb::new(${pair(minX, minY)}, ${pair(maxX, maxY)})?`,
  circle: ({ x, y, radius }) => `Circle::new(${pair(x, y)}, ${rustNumber(radius)})?`,
  convex: ({ center, half, angle, points, radius }) => {
    const shape = points
      ? `Convex::new([${points.map((/** @type {Point} */ { x, y }) => pair(x, y)).join(', ')}])?`
      : `Convex::from_angle(${pair(center.x, center.y)}, ${pair(half.x, half.y)}, ${rustNumber(angle)})?`;
    return radius ? `${shape}.rounded(${rustNumber(radius)})?` : shape;
  },
  grid: ({ x, y, size }) => `Grid::new(${pair(x, y)}, ${rustNumber(size)})?`,
  motion: ({ x, y }) => `Motion::new(${pair(x, y)})?`,
  point: ({ x, y }) => `Point::new(${pair(x, y)})?`,
  response: responseOf,
  segment: ({ a, b }) => `Segment::new(${pair(a.x, a.y)}, ${pair(b.x, b.y)})?`,
};

/** @param {number} x @param {number} y */
const pair = (x, y) => `(${rustNumber(x)}, ${rustNumber(y)})`;

/**
 * A question in Rust.
 * @typedef {object} Question
 * @property {string[]} lines that come before it
 * @property {string} asked the expression that asks it
 * @property {string} answer a good name for the answer
 * @property {string} gives its type
 */

/**
 * A program that prints the answer.
 * @param {Call} call @param {any} answer what the library answered to it @param {string} [note] a sentence about the answer
 */
export function rustCall(call, answer, note = '') {
  const question = questionOf(call);
  const { lines, asked, answer: name } = question;
  const body = [
    ...lines,
    `let ${name} = ${asked};`,
    `println!("{${name}:?}");`,
    `assert_eq!(${checkOf(question, answer)});`,
    'Ok(())',
  ];
  const indented = body.map((line) => `    ${line}`);
  const main = ['fn main() -> Result<(), GeometryError> {', ...indented, '}'].join('\n');
  return `${note && `// ${note}\n`}${useOf(main, question)}\n\n${main}\n`;
}

/**
 * What is checked of an answer, and what it is.
 * @param {Question} question @param {any} answer
 */
function checkOf({ gives, answer: name }, answer) {
  if (answer === null) return `${name}, None`;
  if (typeof answer === 'string') return `${name}, ${gives}::${capital(answer)}`;
  if (gives === 'Span') return `span.map(|span| span.contact()), Some(Contact::${capital(answer.contact)})`;
  if (gives === 'Intersection') return `intersection.relation(), SegmentRelation::${capital(answer.relation)}`;
  return gives === 'Travel' ? `${name}.hits().len(), ${answer.hits.length}` : `${name}.len(), ${answer.length}`;
}

/** @param {Call} call @returns {Question} */
function questionOf([name, ...given]) {
  if (name === 'travel') return travelQuestion(given);
  if (name === 'walk') return walkQuestion(given);
  if (name === 'all') return allQuestion(given);
  const { takes, key, type } = queryOf(name);
  const lines = Object.entries(takes).map(([each, shape], i) => `let ${nameOf(each)} = ${shapes[shape](given[i])};`);
  const list = Object.keys(takes).map(nameOf);
  const asked =
    name === 'gridPieces' ? 'grid.pieces(segment)?.collect::<Vec<_>>()' : `${snake(name)}(${list.join(', ')})`;
  return { lines, asked, answer: key, gives: type };
}

/** What the crate calls a box. @param {string} name */
const nameOf = (name) => (name === 'box' ? 'aabb' : snake(name));

/**
 * The lines that place a mover among walls.
 * @param {any[]} walls @param {any} mover @param {Point} motion @param {Layers} [layers]
 */
const placed = (walls, mover, motion, layers) => [
  ...worldOf(walls, layers),
  `let mover = Mover::from(${shapeOf(mover)});`,
  `let motion = ${shapes.motion(motion)};`,
];

/** @typedef {[number, number][]} Layers the id and the layers of each wall that is not on all */

/** @param {any[]} walls @param {Layers} [layers] */
function worldOf(walls, layers = []) {
  const areBoxes = walls.every((wall) => wall.minX !== undefined);
  if (areBoxes && layers.length === 0)
    return ['let world = World::new([', ...walls.map((wall) => `    ${shapes.aabb(wall)},`), ']);'];
  const known = new Map(layers);
  const inserted = walls.map((wall, id) =>
    known.has(id) ? `world.insert_with_layers(${shapeOf(wall)}, ${known.get(id)});` : `world.insert(${shapeOf(wall)});`,
  );
  return ['let mut world = World::default();', ...inserted];
}

/** A wall or a mover in its form. @param {any} shape */
const shapeOf = (shape) =>
  shape.points
    ? shapes.convex(placedHull(shape))
    : shape.minX === undefined
      ? shapes.circle(shape)
      : shapes.aabb(shape);

/** A hull with its points where they are. @param {any} hull */
const placedHull = ({ points: [first, ...others], at = first, radius }) => ({
  points: [at, ...others.map((/** @type {Point} */ { x, y }) => ({ x: at.x + x - first.x, y: at.y + y - first.y }))],
  radius,
});

/** @param {any[]} given @returns {Question} */
const allQuestion = ([boxes, segment]) => ({
  lines: [...worldOf(boxes), `let segment = ${shapes.segment(segment)};`],
  asked: 'world.all(segment)',
  answer: 'all',
  gives: 'Vec<Found>',
});

/** @param {any[]} given @returns {Question} */
function travelQuestion([walls, mover, motion, response, options]) {
  const { without, layers, mask, ...most } = options ?? {};
  const lines = [...placed(walls, mover, motion, layers), `let response = ${responseOf(response)};`];
  const settings = settingsOf(most);
  const travel = settings ? `travel_options()${settings}.run` : 'travel';
  const asked = `${among({ without, mask })}.${travel}(mover, motion, response)`;
  return { lines, asked, answer: 'travel', gives: 'Travel' };
}

/** @param {any[]} given @returns {Question} */
function walkQuestion([walls, mover, motion, { steepest, snap, step }, { layers, mask, ...options } = {}]) {
  const steps = `.snap(${rustNumber(snap)})?.step(${rustNumber(step)})?`;
  const walker = `let walker = Walker::new(${pair(steepest.x, steepest.y)})?${steps};`;
  const settings = settingsOf(options);
  const asked = `${among({ mask })}.${settings ? `travel_options()${settings}.walk` : 'walk'}(mover, motion, walker)`;
  return { lines: [...placed(walls, mover, motion, layers), walker], asked, answer: 'walk', gives: 'Travel' };
}

/** The calls that set the options of a travel; of one-way walls the function that chooses. @param {Record<string, any>} options */
function settingsOf({ oneWay, ...options }) {
  const settings = Object.entries(options).map(
    ([key, value]) => `.${snake(key)}(${key === 'startInside' ? `StartInside::${capital(value)}` : value})`,
  );
  if (!oneWay) return settings.join('');
  const ids = oneWay.map((/** @type {number} */ id) => `BoxId::from(${id})`).join(', ');
  const isPassed = `[${ids}].contains(&hit.id()) && (hit.starts_inside() || hit.normal().y >= 0.0)`;
  return `${settings.join('')}.choose(|hit| if ${isPassed} { Choice::Ignore } else { Choice::Accept })`;
}

/**
 * The world, or the part of it that passes a filter.
 * @param {{ without?: number[], mask?: number }} filter ids that it leaves out, and the layers that it keeps
 */
function among({ without, mask }) {
  const ids = without?.map((id) => `BoxId::from(${id})`).join(', ');
  const filter = `${ids === undefined ? '' : `.without([${ids}])`}${mask === undefined ? '' : `.mask(${mask})`}`;
  return filter ? `world.filtered(Filter::default()${filter})` : 'world';
}

/** @param {{ kind: string, corner?: string, restitution?: number }} response */
function responseOf({ kind, corner, restitution }) {
  if (kind === 'slide') return `Response::Slide { corner: CornerSlide::${corner === 'stop' ? 'Stop' : 'Round'} }`;
  if (kind === 'bounce') return `Response::bounce(${rustNumber(restitution ?? 1)})?`;
  return kind === 'stop' ? 'Response::Stop' : 'Response::Pass';
}

/**
 * The `use` of everything that some lines name.
 * @param {string} code @param {Question} question
 */
function useOf(code, { asked }) {
  // What a path begins with, and the error.
  const named = new Set(code.match(/(?<![\w:])[A-Z]\w*(?=::)|\bGeometryError\b/g));
  const functions = /^(world|grid)\b/.test(asked) ? [] : [asked.slice(0, asked.indexOf('('))];
  return `use graze2d::{${[...[...named].sort(), ...functions].join(', ')}};`;
}

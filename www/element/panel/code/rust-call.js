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
  return gives === 'Travel' ? `travel.hits().len(), ${answer.hits.length}` : `${name}.len(), ${answer.length}`;
}

/** @param {Call} call @returns {Question} */
function questionOf([name, ...given]) {
  if (name === 'travel') return travelQuestion(given);
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
 * @param {any[]} walls @param {any} mover @param {Point} motion
 */
const placed = (walls, mover, motion) => [
  ...worldOf(walls),
  `let mover = Mover::from(${'radius' in mover ? shapes.circle(mover) : shapes.aabb(mover)});`,
  `let motion = ${shapes.motion(motion)};`,
];

/** @param {any[]} walls */
const worldOf = (walls) => ['let world = World::new([', ...walls.map((wall) => `    ${shapes.aabb(wall)},`), ']);'];

/** @param {any[]} given @returns {Question} */
const allQuestion = ([boxes, segment]) => ({
  lines: [...worldOf(boxes), `let segment = ${shapes.segment(segment)};`],
  asked: 'world.all(segment)',
  answer: 'all',
  gives: 'Vec<Found>',
});

/** @param {any[]} given @returns {Question} */
function travelQuestion([walls, mover, motion, response, options]) {
  const lines = [...placed(walls, mover, motion), `let response = ${responseOf(response)};`];
  const { without, ...most } = options ?? {};
  const settings = Object.entries(most).map(
    ([key, value]) => `.${snake(key)}(${key === 'startInside' ? `StartInside::${capital(value)}` : value})`,
  );
  const travel = settings.length > 0 ? `travel_options()${settings.join('')}.run` : 'travel';
  const asked = `${among(without)}.${travel}(mover, motion, response)`;
  return { lines, asked, answer: 'travel', gives: 'Travel' };
}

/** The world, or the part of it that is left without some boxes. @param {number[]} [without] their ids */
const among = (without) =>
  without
    ? `world.filtered(Filter::default().without([${without.map((id) => `BoxId::from(${id})`).join(', ')}]))`
    : 'world';

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

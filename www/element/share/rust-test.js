// A Rust test of what is on show: the question, and every number of the answer.
//
// A number is written in the shortest digits that read back as the same double, so the test asks for every bit.

import { rustNumber } from './numbers.js';
import { capital, snake } from './queries.js';
import { indented, rustQuestion, shapeOf, useOf, vectorOf } from './rust-question.js';

/** @import { Call, Point } from '../../model/types.js' */

/**
 * A test that passes with what is on show, and stands for itself: it brings its own imports.
 * @param {Call} call @param {any} answer what the library answered to it
 * @param {{ scene: string, verdict: string, note?: string }} about for its name and the comment above it
 * @returns {string}
 */
export function rustTest(call, answer, { scene, verdict, note = '' }) {
  const question = rustQuestion(call);
  const body = [...question.lines, ...assertions(question, answer), 'Ok(())'];
  const name = snake(`${scene}_${verdict}`.replace(/-/g, '_'));
  const use = useOf(body.join('\n'), question);
  const lines = [
    ...(note ? [`/// ${note}`] : []),
    '#[test]',
    `fn ${name}() -> Result<(), graze2d::GeometryError> {`,
    ...indented([use, '', ...body]),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

/** @param {import('./rust-question.js').Question} question @param {any} answer @returns {string[]} */
function assertions({ asked, gives, answer: name }, answer) {
  if (answer === null) return [equal(asked, 'None')];
  if (typeof answer === 'string') return [equal(asked, `${gives}::${capital(answer)}`)];
  const [lines, expected = ''] = answers[gives];
  return [`let ${name} = ${asked}${expected};`, ...lines(answer)];
}

/** @param {string} what @param {string} expected */
const equal = (what, expected) => `assert_eq!(${what}, ${expected});`;

/** @param {any} span */
function spanLines({ contact, enter, exit, pushOut }) {
  return [
    equal('span.contact()', `Contact::${capital(contact)}`),
    ...maybe('enter', enter, 'it starts outside', hitLines),
    ...maybe('exit', exit, 'it ends outside', hitLines),
    ...maybe('pushOut', pushOut, 'they overlap at the start', pushOutLines),
  ];
}

/**
 * The lines about a part of a span that may be missing.
 * @param {string} part @param {any} value @param {string} why it is there
 * @param {(name: string, value: any) => string[]} lines
 */
function maybe(part, value, why, lines) {
  const name = snake(part);
  if (!value) return [equal(`span.${name}()`, 'None')];
  return [`let ${name} = span.${name}().expect("${why}");`, ...lines(name, value)];
}

/** @param {string} name @param {any} hit */
const hitLines = (name, { t, point, position, normal, feature, meeting }) => [
  equal(`${name}.t()`, rustNumber(t)),
  ...vectors(name, { point, position, normal }),
  equal(`${name}.feature()`, featureOf(feature)),
  ...(meeting ? [equal(`${name}.meeting()`, shapeOf('aabb', meeting))] : []),
];

/** @param {string} name @param {any} pushOut */
const pushOutLines = (name, { depth, normal, by }) => [
  equal(`${name}.depth()`, rustNumber(depth)),
  ...vectors(name, { normal, by }),
];

/** @param {string} name @param {Record<string, Point>} values */
const vectors = (name, values) =>
  Object.entries(values).map(([key, value]) => {
    const getter = key === 'motion' ? 'motion().get()' : `${key}()`;
    return equal(`${name}.${getter}`, vectorOf(value));
  });

/** @param {{ relation: string, points: Point[] }} intersection */
function intersectionLines({ relation, points }) {
  const [low, high = low] = points;
  return [
    equal('intersection.relation()', `SegmentRelation::${capital(relation)}`),
    equal('intersection.points()', low ? `Some([${vectorOf(low)}, ${vectorOf(high)}])` : 'None'),
  ];
}

/** @param {any} found */
const foundLines = ({ id, t, span }) => [
  equal('(found.id(), found.t())', `(BoxId::from(${id}), ${rustNumber(t)})`),
  'let span = found.span();',
  ...spanLines(span),
];

/** @param {{ id: number, enter: number }[]} all */
const allLines = (all) => [
  equal('all.len()', String(all.length)),
  ...all.map(({ id, enter }, i) =>
    equal(`(all[${i}].id(), all[${i}].t())`, `(BoxId::from(${id}), ${rustNumber(enter)})`),
  ),
];

/** @param {any} travel */
function travelLines({ position, motion, timeLeft, hits, inside }) {
  return [
    ...vectors('travel', { position, motion }),
    equal('travel.time_left()', rustNumber(timeLeft)),
    equal('travel.hits().len()', String(hits.length)),
    ...hits.flatMap((/** @type {any} */ hit, /** @type {number} */ i) => [
      `let hit = travel.hits()[${i}];`,
      equal('(hit.id(), hit.leg(), hit.t())', `(BoxId::from(${hit.id}), ${hit.leg}, ${rustNumber(hit.t)})`),
      ...vectors('hit', { point: hit.point, position: hit.position, normal: hit.normal, motion: hit.motion }),
      equal('hit.feature()', featureOf(hit.feature)),
    ]),
    equal('travel.inside().len()', String(inside.length)),
    ...inside.flatMap((/** @type {any} */ { id, pushOut }, /** @type {number} */ i) => [
      `let (id, push_out) = travel.inside()[${i}];`,
      equal('id', `BoxId::from(${id})`),
      ...pushOutLines('push_out', pushOut),
    ]),
  ];
}

/** @param {any[]} pieces */
const pieceLines = (pieces) => [
  equal('pieces.len()', String(pieces.length)),
  ...pieces.flatMap(({ tile, enter, exit, a, b }, i) => [
    equal(`pieces[${i}].tile()`, `[${tile.x}, ${tile.y}]`),
    equal(`pieces[${i}].times()`, `(${rustNumber(enter)}, ${rustNumber(exit)})`),
    equal(`pieces[${i}].segment()`, shapeOf('segment', { a, b })),
  ]),
];

/** The lines about each type of answer, and what stands before them where there may be none. @type {Record<string, [lines: (answer: any) => string[], expected?: string]>} */
const answers = {
  Span: [spanLines, '.expect("they meet")'],
  Intersection: [intersectionLines],
  Pieces: [pieceLines],
  'Vec<Found>': [allLines],
  Found: [foundLines, '.expect("a wall is met")'],
  Travel: [travelLines],
};

/** @param {string} feature @returns {string} as Rust has it: `Feature::Corner(Corner::TopLeft)` for `topLeft` */
function featureOf(feature) {
  const [, part, number] = /^(edge|vertex)(\d)$/.exec(feature) ?? [];
  if (part) return `Feature::${capital(part)}(${number})`;
  if (feature === 'arc') return 'Feature::Arc';
  const kind = /[A-Z]/.test(feature) ? 'Corner' : 'Side';
  return `Feature::${kind}(${kind}::${capital(feature)})`;
}

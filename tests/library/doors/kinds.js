// The kinds of arguments that the library takes: a good one, the numbers in it, and all that is wrong.

/**
 * Something wrong, with the code that refuses it and the part that is named.
 *
 * @typedef {{ value: any, code: string, at: string }} Bad
 */
/**
 * @typedef {object} Kind
 * @property {() => any} good made anew
 * @property {Bad[]} bad
 * @property {number[]} [numbers] those of a good one, as Rust takes them
 */

/** @type {(value: any, code: string, at?: string) => Bad} */
const wrong = (value, code, at = '') => ({ value, code, at });

const detached = () => {
  const array = new Float64Array(8);
  structuredClone(array.buffer, { transfer: [array.buffer] });
  return array;
};

/** An array that lay in a buffer which has shrunk. */
const shrunk = () => {
  const buffer = new /** @type {any} */ (ArrayBuffer)(64, { maxByteLength: 64 });
  const array = new Float64Array(buffer, 0, 8);
  buffer.resize(8);
  return array;
};

/** An array that has lost its prototype. */
const bare = Object.setPrototypeOf(new Float64Array(2), null);
const NO_NUMBERS = [undefined, null, '1', '', true, 1n, Symbol('s'), () => 1, [], [1], {}, new Float64Array(2), bare];
const NO_OBJECTS = [undefined, null, 3, Number.NaN, 'point', '', true, 1n, Symbol('s'), () => 1, [], [1, 2]];
const NOT_FINITE = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
const NO_WHOLE = [Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5, -5e-324];

/** @type {(values: any[], code: string, at?: string) => Bad[]} */
const each = (values, code, at) => values.map((value) => wrong(value, code, at));

/** @type {(good: number) => Kind} */
export const number = (good) => ({
  good: () => good,
  bad: [...each(NO_NUMBERS, 'wrong_type'), ...each(NOT_FINITE, 'non_finite')],
  numbers: [good],
});

/** @type {(good: number, most: number) => Kind} */
export const whole = (good, most) => ({
  good: () => good,
  bad: [...each(NO_NUMBERS, 'wrong_type'), ...each([...NO_WHOLE, most + 1], 'not_integer_or_out_of_range')],
});

/** Layers, also with the sign that bit operators give them. @type {Kind} */
export const bits = {
  good: () => 5,
  bad: [
    ...each(NO_NUMBERS, 'wrong_type'),
    ...each([...NO_WHOLE.filter((value) => value !== -1), 2 ** 32, -(2 ** 31) - 1], 'not_integer_or_out_of_range'),
  ],
};

/**
 * An object of parts, each of which may be missing or wrong.
 *
 * @param {Record<string, Kind>} parts
 * @param {Bad[]} [more] wrong as a whole
 * @returns {Kind}
 */
export function object(parts, more = []) {
  const made = (/** @type {(kind: Kind) => any} */ make) =>
    Object.fromEntries(Object.entries(parts).map(([key, kind]) => [key, make(kind)]));
  const good = () => made((kind) => kind.good());
  const bad = Object.entries(parts).flatMap(([key, kind]) => [
    wrong(Object.fromEntries(Object.entries(good()).filter(([other]) => other !== key)), 'wrong_type', `.${key}`),
    ...kind.bad.map(({ value, code, at }) => wrong({ ...good(), [key]: value }, code, `.${key}${at}`)),
  ]);
  const numbers = Object.values(parts).flatMap((kind) => kind.numbers ?? []);
  return { good, bad: [...each(NO_OBJECTS, 'wrong_type'), ...bad, ...more], numbers };
}

/** @type {(x: number, y: number) => Kind} */
export const point = (x, y) => object({ x: number(x), y: number(y) });
/** @type {(ax: number, ay: number, bx: number, by: number) => Kind} */
export const segment = (ax, ay, bx, by) => object({ a: point(ax, ay), b: point(bx, by) });
/** @type {(x: number, y: number, size: number) => Kind} */
export const grid = (x, y, size) =>
  object({ x: number(x), y: number(y), size: number(size) }, [
    ...[0, -5e-324].map((size) => wrong({ x, y, size }, 'not_positive', '.size')),
  ]);

/** A tile of a grid. @type {(x: number, y: number) => Kind} */
export function tile(x, y) {
  const beyond = [Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 53 + 2, -(2 ** 53) - 2];
  const number = {
    good: () => x,
    bad: [...each(NO_NUMBERS, 'wrong_type'), ...each(beyond, 'not_integer_or_out_of_range')],
    numbers: [x],
  };
  return object({ x: number, y: { ...number, good: () => y, numbers: [y] } });
}

/** @type {(x: number, y: number, radius: number) => Kind} */
export const circle = (x, y, radius) =>
  object({ x: number(x), y: number(y), radius: number(radius) }, [
    wrong({ x, y, radius: -5e-324 }, 'negative_radius', '.radius'),
  ]);

/** @type {(minX: number, minY: number, maxX: number, maxY: number) => Kind} */
export function box(minX, minY, maxX, maxY) {
  const [cornered, sized] = [
    { minX, minY, maxX, maxY },
    { x: minX, y: minY, width: 1, height: 2 },
  ];
  const parts = Object.entries(cornered).map(([key, value]) => [key, number(value)]);
  const rectangle = object(Object.fromEntries(Object.entries(sized).map(([key, value]) => [key, number(value)])));
  const ofRectangle = rectangle.bad.filter(({ at }) => at !== '');
  return object(Object.fromEntries(parts), [
    ...ofRectangle,
    wrong({ ...cornered, maxX: minX - 1 }, 'inverted_box', '.minX'),
    wrong({ ...cornered, minX: maxX + 1, width: 5 }, 'inverted_box', '.minX'),
    wrong({ ...sized, width: -5e-324 }, 'inverted_box', '.width'),
    wrong({ ...sized, height: -1 }, 'inverted_box', '.height'),
    wrong({ ...cornered, ...sized }, 'wrong_type'),
    wrong({ ...sized, ...cornered, width: -1 }, 'wrong_type'),
    wrong({ ...sized, x: 1e308, width: 1e308 }, 'non_finite'),
  ]);
}

/**
 * A convex shape in any of its forms: a good one has points, a place and a radius.
 *
 * @returns {Kind}
 */
export function convex() {
  const points = [point(0, 0), point(4, 0), point(4, 4)];
  const good = () => ({ points: points.map((each) => each.good()), at: { x: 1, y: 2 }, radius: 0.5 });
  const [a] = good().points;
  const rotated = { center: { x: 1, y: 2 }, half: { x: 2, y: 1 }, angle: 0.5 };
  const { angle, ...directed } = { ...rotated, direction: { x: 0.6, y: 0.8 } };
  const forms = {
    rotated: object({ center: point(1, 2), half, angle: number(0.5) }),
    directed: object({ center: point(1, 2), half, direction: point(0.6, 0.8) }),
    segment: segment(0, 0, 3, 4),
    circle: circle(1, 2, 3),
    box: box(1, 2, 3, 4),
  };
  // What is left of a form may be another one, or none: without a radius, a circle is a point.
  const isPart = (/** @type {Bad} */ { value, at }) =>
    at !== '' && !(at === '.radius' && !('radius' in value)) && !(at === '.angle' && value.angle === undefined);
  const notLists = [...NO_OBJECTS.filter((value) => !Array.isArray(value) && value !== undefined), { 0: a, length: 1 }];
  const radii = number(1).bad.filter(({ value }) => value !== undefined);
  return {
    good,
    bad: [
      ...each([...NO_OBJECTS, {}, { radius: 1 }, { x: 1 }, { z: 3 }], 'wrong_type'),
      ...each(
        notLists.map((value) => ({ ...good(), points: value })),
        'wrong_type',
        '.points',
      ),
      ...points.flatMap((each, i) =>
        each.bad.map(({ value, code, at }) =>
          wrong({ ...good(), points: good().points.with(i, value) }, code, `.points[${i}]${at}`),
        ),
      ),
      wrong({ points: Object.assign(Array(3), [a]) }, 'wrong_type', '.points[1]'),
      ...[[], Array(9).fill(a)].map((points) => wrong({ points }, 'point_count', '.points')),
      ...point(1, 2)
        .bad.filter(({ value }) => value !== undefined)
        .map(({ value, code, at }) => wrong({ ...good(), at: value }, code, `.at${at}`)),
      ...[good(), rotated, segment(0, 0, 3, 4).good(), box(1, 2, 3, 4).good()].flatMap((shape) => [
        ...radii.map(({ value, code }) => wrong({ ...shape, radius: value }, code, '.radius')),
        wrong({ ...shape, radius: -5e-324 }, 'negative_radius', '.radius'),
      ]),
      ...Object.values(forms).flatMap(({ bad }) => bad.filter(isPart)),
      wrong({ ...rotated, ...directed }, 'wrong_type'),
      wrong(
        { ...directed, center: { x: 1e308, y: 0 }, half: { x: 1e308, y: 0 }, direction: { x: 9, y: 0 } },
        'non_finite',
      ),
      wrong({ x: 1, y: 2, radius: undefined }, 'wrong_type', '.radius'),
    ],
  };
}

/** Half sizes of a rectangle. */
const half = object({ x: number(2), y: number(1) }, [
  wrong({ x: -5e-324, y: 1 }, 'inverted_box', '.x'),
  wrong({ x: 2, y: -1 }, 'inverted_box', '.y'),
]);

const PLAIN = [...NO_OBJECTS, {}, [0, 0, 1, 1], new Float32Array(8), new DataView(new ArrayBuffer(64))];

/**
 * Rows of numbers.
 *
 * @param {number[][]} rows
 * @param {Bad[]} [more] a last row that is wrong, and what is named of it
 * @returns {Kind}
 */
export function rows(rows, more = []) {
  const [size, place] = [rows[0].length, rows.length - 1];
  const good = () => Float64Array.from(rows.flat());
  const last = (/** @type {number[]} */ row) => Float64Array.from([...rows.slice(0, -1), row].flat());
  return {
    good,
    bad: [
      ...each(PLAIN, 'wrong_type'),
      ...each([detached(), shrunk(), ...(size > 1 ? [new Float64Array(size * rows.length + 1)] : [])], 'bad_layout'),
      ...more.map(({ value, code, at }) => wrong(last(value), code, `[${place}]${at}`)),
    ],
  };
}

/** @type {(kind: Kind, names: string[], more?: Bad[]) => Kind} */
export const rowsOf = ({ numbers = [] }, names, more = []) =>
  rows(
    [numbers, numbers],
    names
      .flatMap((name, i) =>
        each(
          NOT_FINITE.map((value) => numbers.with(i, value)),
          'non_finite',
          name,
        ),
      )
      .concat(more),
  );

/** @type {(size: number) => Kind} */
export const room = (size) => ({
  good: () => new Float64Array(size),
  bad: [...each(PLAIN, 'wrong_type'), ...each([detached(), shrunk(), new Float64Array(size - 1)], 'bad_layout')],
});

/** Rows beside others, of which there must be as many. @type {(kind: Kind) => Kind} */
export const beside = ({ good, bad }) => ({
  good,
  bad: [...bad, ...each([good().subarray(good().length / 2), new Float64Array(0)], 'bad_layout')],
});

/** What names one of several words. @type {(good: string) => Kind} */
export const word = (good) => ({
  good: () => good,
  bad: [
    ...each([undefined, null, 3, true, 1n, Symbol('s'), () => good, [good], {}], 'wrong_type'),
    ...each(['', 'up', 'toString', 'constructor', '__proto__'], 'unknown_option'),
  ],
});

const NO_IDS = [undefined, null, '', '0', true, 1n, [0], {}];
/** Arrays whose numbers are gone. */
export const GONE = [detached(), shrunk()];
const NO_LISTS = [null, '', '01', 0, true, {}, () => [0]];

/** @type {(more?: Record<string, Bad[]>) => Kind} */
export function options(more = {}) {
  const parts = {
    mask: bits.bad.filter(({ value }) => value !== undefined),
    without: [
      ...each(NO_LISTS, 'wrong_type'),
      ...each(GONE, 'bad_layout'),
      ...each(
        NO_IDS.map((id) => [id]),
        'wrong_type',
        '[0]',
      ),
      ...each(
        [...NO_WHOLE, 2 ** 53].map((id) => [1, id]),
        'not_integer_or_out_of_range',
        '[1]',
      ),
    ],
    when: each([null, 3, 'when', {}, []], 'wrong_type'),
    ...more,
  };
  const bad = Object.entries(parts).flatMap(([key, bads]) =>
    bads.map(({ value, code, at }) => wrong({ [key]: value }, code, `.${key}${at}`)),
  );
  return {
    good: () => undefined,
    bad: [
      ...each(NO_OBJECTS.slice(1), 'wrong_type'),
      wrong({ masks: 1 }, 'unknown_option'),
      wrong({ when: () => {} }, 'wrong_type', '.when'),
      ...bad,
    ],
  };
}

/** @type {Kind} */
export const travelOptions = options({
  maxHits: [...each([null, '3', 1n, [], {}], 'wrong_type'), ...each([0, ...NO_WHOLE], 'not_integer_or_out_of_range')],
  maxListed: [...each([null, '3', 1n, [], {}], 'wrong_type'), ...each(NO_WHOLE, 'not_integer_or_out_of_range')],
  startInside: [...each([null, 0, true, {}], 'wrong_type'), ...each(['', 'push_out', 'toString'], 'unknown_option')],
  choose: [
    ...each([null, 3, 'accept', {}], 'wrong_type'),
    ...each(
      [null, 3, true, {}].map((answer) => () => answer),
      'wrong_type',
    ),
    ...each(
      ['', 'toString', 'Accept'].map((answer) => () => answer),
      'unknown_option',
    ),
  ],
});

/** @type {Kind} */
export const response = {
  good: () => 'slide',
  bad: [
    ...each([undefined, null, 3, true, 1n, Symbol('s'), () => 'stop', ['stop']], 'wrong_type'),
    ...each(['', 'leap', 'toString'], 'unknown_option'),
    wrong({}, 'wrong_type', '.kind'),
    ...word('stop').bad.map(({ value, code }) => wrong({ kind: value }, code, '.kind')),
    wrong({ kind: 'slide', corners: 'stop' }, 'unknown_option'),
    ...each(
      [null, 3].map((corner) => ({ kind: 'slide', corner })),
      'wrong_type',
      '.corner',
    ),
    wrong({ kind: 'slide', corner: 'toString' }, 'unknown_option', '.corner'),
    ...number(1)
      .bad.filter(({ value }) => value !== undefined)
      .map(({ value, code }) => wrong({ kind: 'bounce', restitution: value }, code, '.restitution')),
    wrong({ kind: 'stop', restitution: -5e-324 }, 'negative_restitution', '.restitution'),
  ],
};

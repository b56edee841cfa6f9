// What TypeScript knows of each scene: the fields of its state, and what it answers.

/** A place, a displacement or a direction. */
export type GrazePoint = { x: number; y: number };

/** A box by its sides. */
export type GrazeBox = { minX: number; minY: number; maxX: number; maxY: number };

/** A circle by its center and its radius. */
export type GrazeCircle = { x: number; y: number; radius: number };

/** A rectangle by its center, half its sizes, and its angle. */
export type GrazeRectangle = { x: number; y: number; halfX: number; halfY: number; angle: number };

/** The hull of up to eight points, which a radius grows. */
export type GrazeHull = { points: GrazePoint[]; at?: GrazePoint; radius?: number };

/** A wall or a mover: a box, a circle or a hull; its name and rules. */
export type GrazeBody = (GrazeBox | GrazeCircle | GrazeHull) & {
  name?: string;
  oneWay?: true;
  layers?: number;
  motion?: GrazePoint;
};

/** One of several options. */
export type GrazeChoice<Option extends string> = { choice: Option };

/** The part of a shape that is hit. */
export type GrazeFeature =
  | 'left' | 'right' | 'top' | 'bottom'
  | 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'
  | `edge${number}` | `vertex${number}`
  | 'arc';

/** The shortest way out of an overlap. */
export type GrazePushOut = { depth: number; normal: GrazePoint; by: GrazePoint };

/** Where a path enters or leaves a shape. */
export type GrazeHit = {
  t: number;
  point: GrazePoint;
  position: GrazePoint;
  normal: GrazePoint;
  feature: GrazeFeature;
  meeting?: GrazeBox;
};

/** A hit of a mover on its way. */
export type GrazeTravelHit = GrazeHit & { leg: number; id: number; motion: GrazePoint; startsInside: boolean };

/** The part of a path inside a shape. */
export type GrazeSpan = {
  contact: 'cross' | 'touch';
  enter: GrazeHit | null;
  exit: GrazeHit | null;
  isContained: boolean;
  pushOut: GrazePushOut | null;
};

/** A way among walls. */
export type GrazeTravel<Mover> = {
  hits: GrazeTravelHit[];
  mover: Mover;
  position: GrazePoint;
  motion: GrazePoint;
  timeLeft: number;
  inside: { id: number; pushOut: GrazePushOut }[];
  isStuck: boolean;
};

/** The state of each scene. */
export interface GrazeStates {
  'half-planes': { a: GrazePoint; b: GrazePoint; box: GrazeBox };
  clipping: { a: GrazePoint; b: GrazePoint; box: GrazeBox };
  orientation: { a: GrazePoint; b: GrazePoint; c: GrazePoint; d: GrazePoint };
  'rotated-rect': {
    a: GrazePoint;
    b: GrazePoint;
    rectangle: GrazeRectangle | { points: GrazePoint[] };
  };
  point: {
    p: GrazePoint;
    box: GrazeBox;
    rectangle: GrazeRectangle;
    circle: GrazeCircle;
    shape: GrazeChoice<'box' | 'rectangle' | 'circle'>;
  };
  'many-boxes': {
    a: GrazePoint;
    b: GrazePoint;
    count: GrazeChoice<'40' | '1000' | '100000' | '1000000'>;
    order: GrazeChoice<'spread' | 'tiles' | 'nested'>;
    method: GrazeChoice<'tree' | 'every'>;
  };
  tiles: { a: GrazePoint; b: GrazePoint; grid: { x: number; y: number; size: number } };
  'swept-circle': {
    circle: GrazeCircle;
    motion: GrazePoint;
    wall: GrazeBox | GrazeCircle | GrazeHull;
    view: GrazeChoice<'wall' | 'path'>;
    second: GrazePoint;
    third: GrazePoint;
  };
  minkowski: {
    a: GrazeBox | GrazeCircle | GrazeHull;
    motionA: GrazePoint;
    origin: GrazePoint;
    b: GrazeBox | GrazeCircle | GrazeHull;
    motionB: GrazePoint;
    view: GrazeChoice<'world' | 'relative'>;
  };
  slide: {
    circle: GrazeCircle;
    motion: GrazePoint;
    walls: GrazeBox[];
    response: GrazeChoice<'slide' | 'halt' | 'stop' | 'bounce'>;
  };
  bounce: { mover: GrazeBox; motion: GrazePoint; walls: GrazeBox[]; restitution: { value: number } };
  walk: {
    walker: GrazeCircle;
    from: GrazePoint;
    motion: GrazePoint;
    naive: GrazePoint;
    naiveFrom: GrazePoint;
    wentThrough: GrazeChoice<'no' | 'yes'>;
    walls: GrazeBox[];
    rules: GrazeChoice<'sides' | 'push' | 'axes'>;
    speed: { value: number };
  };
  room: {
    movers: GrazeBody[];
    walls: GrazeBody[];
    way: GrazeChoice<'draw' | 'walk'>;
    response: GrazeChoice<'slide' | 'stop' | 'bounce'>;
    seen: GrazeChoice<'side' | 'above'>;
    fall: { value: number };
    clock: { value: number };
  };
  degenerates: { a: GrazePoint; b: GrazePoint; box: GrazeBox };
}

/** The answer of each scene: what the library found; null is a miss. */
export interface GrazeResults {
  'half-planes': GrazeSpan | null;
  clipping: GrazeSpan | null;
  orientation: { relation: 'apart' | 'proper' | 'touch' | 'overlap'; points: GrazePoint[] };
  'rotated-rect': { corners: (GrazePoint & { feature: string })[]; span: GrazeSpan | null };
  point: 'inside' | 'boundary' | 'outside';
  'many-boxes': { hits: number; count: number; tested: number; culled: number };
  tiles: { found: { tile: GrazePoint; box: GrazeBox; enter: number; exit: number; a: GrazePoint; b: GrazePoint }[] };
  'swept-circle': GrazeSpan | null;
  minkowski: GrazeSpan | null;
  slide: GrazeTravel<GrazeCircle>;
  bounce: GrazeTravel<GrazeBox>;
  walk: GrazeTravel<GrazeCircle>;
  room: GrazeTravel<GrazeBox | GrazeCircle | { points: GrazePoint[]; at: GrazePoint; radius: number }>;
  degenerates: { contact: 'miss' | 'touch' | 'cross'; span: GrazeSpan | null };
}

/** The name of a scene. */
export type GrazeSceneName = keyof GrazeStates;

/** The state of a figure whose scene is not known. */
export type GrazeState = { walls?: GrazeBox[]; [field: string]: any };

/** The state of a scene; without its name, of any. */
export type GrazeStateOf<Name> = Name extends GrazeSceneName ? GrazeStates[Name] : GrazeState;

/** The answer of a scene; without its name, of any. */
export type GrazeResultOf<Name> = Name extends GrazeSceneName ? GrazeResults[Name] : any;

/** A state as it is set: what is left out is at its default, but a list is given as a whole. */
export type GrazeGiven<Name> = Name extends GrazeSceneName
  ? {
      [Field in keyof GrazeStates[Name]]?: GrazeStates[Name][Field] extends any[]
        ? GrazeStates[Name][Field]
        : Partial<GrazeStates[Name][Field]>;
    }
  : GrazeState;

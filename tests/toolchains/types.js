// A program in TypeScript that names every public type, and the settings to check it under.

/** @type {string} */
export const program = `
import * as graze from 'graze2d';
import { createWorld, load, oneWay, segmentVsAabb, segmentVsAabbSteps } from 'graze2d';
import type {
  AnyBox, Box, Circle, ClipSegmentStep, Contact, Convex, ConvexVsConvexStep, Corner, ErrorCode, Feature, Filter, Found, SegmentVsAabbStep, Hit, Intersection, Location, Mover,
  Point, PointVsAabbStep, PointVsConvexStep, Polygon, PushOut, ConvexPart, Rectangle, Response, RotatedBox, Segment, SegmentRelation,
  SegmentVsConvexStep, SegmentVsSegmentStep, Side, Source, Span, Sweep, AabbVsAabbStep, CircleVsAabbStep, Travel, TravelHit,
  TravelOptions, TravelStep, Turn, TurnStep, World, FirstStep,
} from 'graze2d';
import { createWorld as createInlineWorld, load as loadInline, type World as InlineWorld } from 'graze2d/inline';
import { SEGMENT_VS_AABB_STEPS } from 'graze2d/steps';

export type All = [
  AnyBox, Box, Circle, ClipSegmentStep, Contact, Convex, ConvexVsConvexStep, Corner, ErrorCode, Feature, Filter, Found, SegmentVsAabbStep, Hit, Intersection, Location, Mover,
  Point, PointVsAabbStep, PointVsConvexStep, Polygon, PushOut, ConvexPart, Rectangle, Response, RotatedBox, Segment, SegmentRelation,
  SegmentVsConvexStep, SegmentVsSegmentStep, Side, Source, Span, Sweep, AabbVsAabbStep, CircleVsAabbStep, Travel, TravelHit,
  TravelOptions, TravelStep, Turn, TurnStep, World, FirstStep,
];

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** None of the types has become any. */
const isAny: { [Each in keyof All]: 0 extends 1 & All[Each] ? true : false }[number] = false;
const sides: Equal<Side, 'left' | 'right' | 'top' | 'bottom'> = true;

const sight: Segment = { a: { x: -2, y: 1 }, b: { x: 8, y: 1 } };
const wall: Box = { minX: 0, minY: 0, maxX: 4, maxY: 3 };
export async function main(): Promise<void> {
  const loaded: Promise<void> = load();
  await loaded;
  await load('https://example.org/graze2d.wasm');
  await load(new Uint8Array(8));
  graze.loadSync(new ArrayBuffer(8));
  await loadInline();
  const span: Span | null = segmentVsAabb(sight, wall);
  const feature: Feature | undefined = span?.enter?.feature;
  const steps: SegmentVsAabbStep[] = segmentVsAabbSteps(sight, wall).steps;
  const kind: 'left' extends Side ? string : never = steps[0].kind;
  const world: World = createWorld([wall, { x: 9, y: 0, width: 1, height: 1 }]);
  const circle: Circle = { x: 0, y: -9, radius: 1 };
  const { mover, hits } = world.travel(circle, { x: 0, y: 20 }, 'slide', { choose: oneWay('top'), without: [1] });
  const radius: number = mover.radius;
  const hit: TravelHit | undefined = hits[0];
  const hero = { ...circle, name: 'hero' };
  // @ts-expect-error only the coordinates come back
  world.travel(hero, { x: 0, y: 1 }, 'slide').mover.name;
  const code: ErrorCode = 'disposed';
  const mask: number | undefined = hits.length > 0 ? 1 : undefined;
  const found: Found | null = world.first(sight, { mask, without: undefined });
  world.travel(circle, { x: 0, y: 1 }, { kind: 'slide', corner: undefined }, { mask, maxHits: undefined });
  world.moveSolids([], [circle], { mask, oneWay: undefined, motions: [{ x: 0, y: 0 }], when: (id, mover) => id > mover });
  world.dispose();
  world[Symbol.dispose]();
  const inside: InlineWorld = createInlineWorld([wall]);
  inside[Symbol.dispose]();
  const kinds: SegmentVsAabbStep['kind'][] = SEGMENT_VS_AABB_STEPS.map(({ kind }) => kind);
  const isWorld: boolean = (world as object) instanceof graze.World;
  // @ts-expect-error a box has four numbers
  segmentVsAabb(sight, { minX: 0 });
  // @ts-expect-error no response of this name
  world.travel(circle, { x: 0, y: 1 }, 'jump');
  void [feature, kind, kinds, isWorld, radius, hit, found, isAny, sides, code];
}
`;

/** CommonJS in TypeScript: it requires the library, which Node can since 20.19, or imports it late. */
export const commonPrograms = {
  'required.cts': `
import graze = require('graze2d');
import inline = require('graze2d/inline');
const wall: graze.Box = { minX: 0, minY: 0, maxX: 4, maxY: 3 };
const span: graze.Span | null = graze.segmentVsAabb({ a: { x: -2, y: 1 }, b: { x: 8, y: 1 } }, wall);
const world: inline.World = inline.createWorld([wall]);
world[Symbol.dispose]();
// @ts-expect-error a box has four numbers
const open: graze.Box = { minX: 0 };
console.log(span?.enter?.feature, open.minX);
`,
  'late.cts': `
import type { Box, Span } from 'graze2d' with { 'resolution-mode': 'import' };
async function main(): Promise<void> {
  const { load, segmentVsAabb } = await import('graze2d');
  await load();
  const wall: Box = { minX: 0, minY: 0, maxX: 4, maxY: 3 };
  const span: Span | null = segmentVsAabb({ a: { x: -2, y: 1 }, b: { x: 8, y: 1 } }, wall);
  console.log(span?.enter?.feature);
}
main();
`,
};

/** A program with the element, in pages. */
export const elementProgram = `
import 'graze2d/element';
import type { GrazeScene } from 'graze2d/element';
import { GrazeScene as Scene, type GrazeState, type GrazeStep } from 'graze2d/scene';

const scene: GrazeScene = document.createElement('graze-scene');
scene.controls = 'compact';
scene.state = { a: { x: 1 } };
scene.state = '1~a=1,2';
const state: GrazeState | null = scene.state;
const steps: GrazeStep[] = scene.steps;
const same: Scene | null = document.querySelector('graze-scene');
scene.addEventListener('graze-input', ({ detail: { source, steps } }) => console.log(source === 'user', steps.length));
scene.ready.then(async ({ step }) => (await scene.toBlob()).size + step);
// @ts-expect-error no such size
scene.controls = 'huge';
void [state, steps, same];
`;

const strict = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022'];
const without = ['--lib', 'es2022'];
const withDom = ['--lib', 'es2022,dom'];

/** Settings that TypeScript of every age knows, by their names. */
export const settings = {
  bundler: [...strict, ...withDom, '--module', 'esnext', '--moduleResolution', 'bundler'],
  node16: [...strict, ...withDom, '--module', 'node16'],
  nodenext: [...strict, ...withDom, '--module', 'nodenext'],
  'bundler, no dom': [...strict, ...without, '--module', 'esnext', '--moduleResolution', 'bundler'],
  'nodenext, no dom': [...strict, ...without, '--module', 'nodenext'],
  'nodenext, exact': [...strict, ...withDom, '--exactOptionalPropertyTypes', '--module', 'nodenext'],
  'nodenext, esnext': [...strict, '--lib', 'esnext,dom', '--module', 'nodenext'],
};

/** TypeScript 7 no longer has it. */
export const node10 = {
  node10: [...strict, ...withDom, '--module', 'esnext', '--moduleResolution', 'node10'],
  'node10, no dom': [...strict, ...without, '--module', 'esnext', '--moduleResolution', 'node10'],
};

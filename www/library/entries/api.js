/** What every entry exports: one function per query, worlds, and all types. */

export { FEATURES } from '../memory/record.js';
export { cornersOf } from '../queries/corners.js';
export { gridBox, gridPieces, gridPiecesSteps, gridTile } from '../queries/grid.js';
export { ray } from '../queries/ray.js';
export { cornerSides, oppositeSide } from '../queries/sides.js';
export * from '../wasm/queries.js';
export {
  ROW,
  ROW_CONTACT,
  ROW_ENTER,
  ROW_EXIT,
  ROW_FEATURE,
  ROW_NORMAL,
  ROW_POINT,
} from '../wasm/tables.js';
export { createWorld } from '../world/create.js';
export { travelVsMovingBox, travelVsMovingBoxSteps } from '../world/moving-box.js';
export { oneWay } from '../world/one-way.js';
export { recordWorld, replay } from '../world/recording.js';
export { World } from '../world/world.js';

/** @typedef {import('../types.js').Box} Box */
/** @typedef {import('../types.js').ConvexPart} ConvexPart */
/** @typedef {import('../types.js').Corner} Corner */
/** @typedef {import('../checks/errors.js').ErrorCode} ErrorCode */
/** @typedef {import('../types.js').Feature} Feature */
/** @typedef {import('../types.js').Filter} Filter */
/** @typedef {import('../types.js').Found} Found */
/** @typedef {import('../types.js').Grid} Grid */
/** @typedef {import('../types.js').Ground} Ground */
/** @typedef {import('../types.js').Hit} Hit */
/** @typedef {import('../types.js').Mover} Mover */
/** @typedef {import('../types.js').Piece} Piece */
/** @typedef {import('../types.js').PlacedWall} PlacedWall */
/** @typedef {import('../types.js').Polygon} Polygon */
/** @typedef {import('../types.js').PushOut} PushOut */
/** @typedef {import('../types.js').Recording} Recording */
/** @typedef {import('../types.js').Rectangle} Rectangle */
/** @typedef {import('../types.js').Response} Response */
/** @typedef {import('../types.js').RotatedBox} RotatedBox */
/** @typedef {import('../types.js').SegmentRelation} SegmentRelation */
/** @typedef {import('../types.js').Shape} Shape */
/** @typedef {import('../types.js').Side} Side */
/** @typedef {import('../types.js').Sweep} Sweep */
/** @typedef {import('../types.js').SavedWorld} SavedWorld */
/** @typedef {import('../types.js').SolidMotion} SolidMotion */
/** @typedef {import('../types.js').SolidOptions} SolidOptions */
/** @typedef {import('../types.js').StartInside} StartInside */
/** @typedef {import('../types.js').TravelHit} TravelHit */
/** @typedef {import('../types.js').Walker} Walker */
/** @typedef {import('../types.js').Wall} Wall */
/** @typedef {import('../types.js').TravelOptions} TravelOptions */
/**
 * @template {import('../types.js').Mover} [M=import('../types.js').Mover]
 * @typedef {import('../types.js').Travel<M>} Travel
 */
/**
 * @template {import('../types.js').Mover} [M=import('../types.js').Mover]
 * @typedef {import('../types.js').Shifted<M>} Shifted
 */
/**
 * @template {import('../types.js').Mover} M
 * @typedef {import('../types.js').FormOf<M>} FormOf
 */
/** @typedef {import('../types.js').TravelRules} TravelRules */
/** @typedef {import('../queries/grid.js').PiecesStep} PiecesStep */
/** @typedef {import('../world/world.js').TravelStep} TravelStep */
/** @typedef {import('../world/world.js').WorldOptions} WorldOptions */
/** @typedef {import('../world/world.js').FirstStep} FirstStep */

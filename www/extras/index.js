// What a scene can bring besides its picture: a time axis, a stick to walk with, a sheet. A scene declares it with
// what it needs of the scene, and it is loaded with the scene; a sheet is loaded when it is first looked at.
//
//   extras: [timeAxis(ticksOf)]

import LateSheet from './late-sheet.js';

/** @import { Model, News } from '../model/model.js' */
/** @import { Frame, Loadable, Point, Say } from '../model/types.js' */

/**
 * What an extra is given by the element around it.
 * @typedef {object} Host
 * @property {Model} model
 * @property {Say} say
 * @property {() => void} redraw
 * @property {Settings} settings
 * @property {HTMLElement} stage where pointers act on the picture
 * @property {HTMLElement} hint below it
 * @property {Input} input
 * @property {(type: string, detail: Record<string, any>) => void} emit
 */

/**
 * What an extra may know and ask of the handles.
 * @typedef {object} Input
 * @property {boolean} isDragging whether a hand drags something
 * @property {import('../model/things.js').Handle | undefined} handle the one that the reader held last
 * @property {(id: string) => void} hold takes the handle of a name in hand
 * @property {() => void} focus gives that handle the focus
 */

/**
 * How a page wants a scene to be shown.
 * @typedef {object} Settings
 * @property {boolean} hasNormals whether normals are drawn
 * @property {boolean} isReadonly whether nothing can be moved
 * @property {number} snap handles stop at multiples of this distance; 0 lets them go anywhere
 * @property {number} speed of what plays; 1 is usual
 * @property {boolean} isLooped whether it begins again at the end
 */

/**
 * What the element asks of an extra. Only the first two are needed.
 * @typedef {object} Extra
 * @property {HTMLElement} root
 * @property {'task' | 'motion' | 'tool' | 'stick' | 'sheet'} place where that goes: over the figure, among the tools, under a thumb, or among the sheets
 * @property {string} [name] of a sheet
 * @property {string} [text] what is read aloud before the answer
 * @property {boolean} [keepsKeys] whether the keys are its own: then no handle takes the focus from it
 * @property {boolean} [isLocked] whether nothing can be moved now
 * @property {boolean} [isAsking] whether it waits for a guess that is put somewhere in the figure
 * @property {number} [snap] handles stop at its multiples, unless the page asks for others
 * @property {() => () => void} [start] begins to listen; what it returns ends that
 * @property {(frame: Frame) => void} [update] told what was drawn
 * @property {(news: News) => void} [hear]
 * @property {(action: string) => boolean | void} [act] told what a tool asks for; says whether it has done that itself
 * @property {() => number} [play] gives how long that takes, in milliseconds
 * @property {() => void} [pause]
 * @property {() => void} [rest] ends what it plays where it began
 */

/**
 * A slider from the start of a path (0) to its end (1).
 * @param {(frame: Frame) => import('./time-axis.js').Ticks | null} ticks none while there is no path
 * @returns {Loadable}
 */
export const timeAxis = (ticks) => ({ given: { ticks }, load: () => import('./time-axis.js') });

/**
 * A stick to walk with, and the keys that do the same.
 * @param {import('./walk/walk.js').Walking} walk
 * @param {Partial<import('./walk/walk.js').Walked>} [walked]
 * @returns {Loadable}
 */
export const walking = (walk, { isOff = () => false, walkerIn = ({ walker }) => walker } = {}) => ({
  given: { walk, isOff, walkerIn },
  load: () => import('./walk/walk.js'),
});

/**
 * Tools that add, change and remove the things of a scene.
 * @param {import('./editor.js').Edits} edits
 * @returns {Loadable}
 */
export const editing = (edits) => ({ given: edits, load: () => import('./editor.js') });

/**
 * A sheet with what other rules say about the same question.
 * @param {(result: any) => import('./rules-sheet.js').Comparison[]} compare
 * @returns {Loadable}
 */
export const rulesSheet = (compare) => sheet({ name: 'rules', load: () => import('./rules-sheet.js'), given: compare });

/** @param {import('./late-sheet.js').Sheet} sheet @returns {Loadable} */
const sheet = (sheet) => ({ given: { sheet }, load: async () => ({ default: LateSheet }) });

/**
 * The task of a challenge over the figure.
 * @param {import('./challenge-box.js').Challenge} challenge
 * @returns {Loadable}
 */
export const challengeBox = (challenge) => ({ given: { challenge }, load: () => import('./challenge-box.js') });

/**
 * What the extras of a scene need of it.
 * @param {import('../model/types.js').Scene} scene
 * @returns {any} by name: the `ticks` of its time axis, its `walk`; nothing for an extra that it lacks
 */
export const givenIn = ({ extras = [] }) => Object.assign({}, ...extras.map(({ given }) => given));

/** @param {import('../model/types.js').Scene} scene @returns {string} the challenge that is set in it, or nothing */
export const challengeSetIn = (scene) => givenIn(scene).challenge?.id ?? '';

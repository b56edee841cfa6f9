// The types that the parts of the page share; no code.

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box */
/** @typedef {{ a: Point, b: Point }} Segment */
/** @typedef {Record<string, any>} State one value for each field of a scene: an array for a list */
/** @typedef {{ kind: string, [key: string]: any }} Step */
/** @typedef {{ key: string, values?: Record<string, any> }} Message a sentence, before it is translated for the reader */
/** @typedef {import('./fields/field.js').Field} Field */
/** @typedef {Record<string, Field>} Fields */
/** @typedef {import('./pen.js').Pen} Pen */
/** @typedef {(key: string, values?: Record<string, any>) => string} Say */
/** @typedef {Say & { load: (name: string) => Promise<void> }} LoadingSay one that can load the words that few readers need */
/** @typedef {typeof import('../library/entries/worlds.js')} Library */
/** @typedef {{ scene: Scene, graze: Library }} Parts a scene, and what it asks of the library */

/**
 * One moment of a scene: everything that `draw` may depend on.
 * @typedef {object} Frame
 * @property {State} state
 * @property {any} result what the library answered
 * @property {Step[]} steps
 * @property {number} step index of the step that is shown
 * @property {number} t the moment on the time axis, 0 to 1
 * @property {number} [until] how much of the time is told: less than 1 while the motion of a question plays
 * @property {Set<import('./pen.js').Role>} [untold] what such a picture does not show yet
 * @property {Record<string, number>} blend for each switch the index of its option, or a number in between on the way
 * @property {boolean} hasField whether the field layer is shown: then areas are not filled
 * @property {boolean} hasNormals whether the pen draws normals
 * @property {Say} say
 */

/** The colors of a field layer: red, green, blue. @typedef {{ cross: number[], touch: number[], exit: number[] }} Palette */

/**
 * What a field layer tells of every place.
 * @typedef {object} Answers
 * @property {(place: Point) => number | null} at how much of it happens if the handle is there, up to 1; null if nothing does;
 *   NaN for the other kind
 * @property {'touch' | 'inside'} other that kind: a touch, or a start inside a wall
 * @property {'touch' | 'change' | null} edge what it is where one kind ends; null if that is between places
 * @property {'cross' | 'exit'} tint the color of what happens
 * @property {number} least how strong the least of it is, up to 255
 * @property {number} most
 */

/** How a verdict looks. @typedef {'cross' | 'touch' | 'miss' | 'inside' | 'fails' | 'plain'} Tone */

/**
 * A ready-made case. That of a walk also says where the walk begins, and which keys are held for how many steps to come to
 * its state.
 * @typedef {{ id: string, state: State, isInText?: boolean, walk?: { state: State, keys: string, steps: number }, sight?: Box }} Preset
 */

/**
 * A question to the library: the name of a function of `graze2d` and its arguments. A travel is written as `travel` with
 * the walls, the mover, its motion, the response and the options, all of many boxes as `all` with the boxes and the segment.
 * @typedef {[name: string, ...given: any[]]} Call
 */

/** What a scene brings besides its picture: what it needs of the scene, and its class. @typedef {{ given: any, load: () => Promise<{ default: any }> }} Loadable */

/**
 * Where steps come from.
 * @typedef {object} Traced
 * @property {{ file: string, load: () => Promise<{ default: string }> }} source the Rust file that does the work, without its ending, and its text
 * @property {Extract<keyof typeof import('../library/wasm/steps.js'), string>} kinds the library's table of them
 * @property {string[]} [neverMet] kinds of that table that the fields cannot lead to
 * @property {string} [only] the one kind that the scene tells: then it has no step bar and no list of steps
 */

/**
 * How the steps of a scene are listed, besides.
 * @typedef {object} Listed
 * @property {(state: State) => Traced} [chosen] of a scene that asks several queries: where they come from now
 * @property {(steps: Step[], index: number) => string | number | null} [run] what a step belongs to, such as an edge: in the
 *   list, neighbors with the same one fold into one row
 * @property {string} [leads] the kind of step that speaks for such a row, if not the last one of the row
 * @property {(steps: Step[], first: number, last: number) => Message | null} [title] what such a row says while it is folded,
 *   if no step speaks for it
 */

/** The steps of a scene: where they come from, and how they are listed. @typedef {Traced & Listed} Trace */

/**
 * How an answer is told, where not in the usual way.
 * @typedef {object} Answer
 * @property {(result: any) => string} [verdict] the key in `contacts` of its word; by default its contact
 * @property {Record<string, Tone>} [tones] of the verdicts that are not the name of a tone
 * @property {string[]} [rows] the rows of its table, if they are not the usual ones
 * @property {string[]} [columns] the parts of it that the table shows, if not `enter` and `exit`
 * @property {(result: any) => number} [more] how many hits it does not show
 */

/**
 * What a field layer asks: the answers for a handle; `within` is the window, if it is not the usual one.
 * @typedef {(graze: Library, handle: import('./things.js').Handle, state: State, within?: Box) => Answers} Ask
 */

/**
 * The field layer: what asks for it, got when it is first turned on, when there is none, and how many pixels a sample covers at last where answers
 * look alike; and which words of the toolbar its legend begins with, if not `fieldNote`.
 * @typedef {{ load: (scene: Scene) => Ask | Promise<Ask>, isOff?: (state: State) => boolean, finest?: number, note?: (state: State) => string }} FieldLayer
 */

/**
 * A scene: what can be dragged, what the library is asked, and how the answer is drawn.
 * @typedef {object} Scene
 * @property {string} id
 * @property {Box} world the part of the plane to show
 * @property {Fields} fields
 * @property {Preset[]} [presets]
 * @property {State} [differs] a part of a state in which the lines of `portable.js` are wrong, and one can see it
 * @property {(graze: Library, state: State) => { result: any, steps: Step[] }} solve
 * @property {(state: State, result: any) => Call | null} [call] the question of `solve`, to be written down as code; null while nothing was asked
 * @property {Trace} trace
 * @property {(steps: Step[], index: number) => Message} caption the sentence of one step
 * @property {(result: any, steps: Step[]) => Message} summary the result in one sentence: on a miss, why
 * @property {Answer} [answer]
 * @property {(state: State, result: any) => Box} [reach] where the answer leads: in sight, too
 * @property {(pen: Pen, frame: Frame) => void} draw
 * @property {FieldLayer | null} [field]
 * @property {Loadable[]} [extras] what it brings besides its picture, such as a time axis
 */

export {};

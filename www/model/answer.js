// The answer of the library within the result of a scene, which may keep other things beside it.

/** @param {any} result @returns {any} null is a miss */
export const answerOf = (result) => result?.found ?? (result?.span === undefined ? result : result.span);

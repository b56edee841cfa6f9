// The engines that the style and the code are written for. The style chooses its colors with light-dark(), which they support.

/** What Vite builds for. */
export const engines = { target: 'es2022', cssTarget: ['chrome123', 'firefox120', 'safari17.5'] };

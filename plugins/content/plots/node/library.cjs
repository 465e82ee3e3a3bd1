// The framework loads plugins through a transpiler, which would also process the complete plotting
// library, taking seconds in each clean build. It leaves a CommonJS file and its import() unchanged.

/** @returns {Promise<typeof import('@observablehq/plot')>} */
exports.loadPlotLibrary = () => import('@observablehq/plot');

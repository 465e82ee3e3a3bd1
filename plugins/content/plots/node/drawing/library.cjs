// The framework loads the plugins through a transpiler, which would also rewrite the whole plotting
// library, for seconds of each clean build. A CommonJS file is left as it is, and so is its import().

/** @returns {Promise<typeof import('@observablehq/plot')>} */
exports.loadPlotLibrary = () => import('@observablehq/plot');

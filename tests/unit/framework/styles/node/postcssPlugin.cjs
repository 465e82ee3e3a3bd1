/** @param {object} options */
module.exports = (options) => ({ postcssPlugin: 'written', options });

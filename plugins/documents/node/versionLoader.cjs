/**
 * Takes the list of all documents, with their descriptions, out of what the docs plugin sends with each
 * page: only the theme's cards read it, and our index pages have lists of their own.
 *
 * @param {string} source the version's properties, as the docs plugin has written them
 * @returns {string}
 * @see https://rspack.rs/api/loader-api/writing-loaders
 */
module.exports = (source) => {
  const properties = JSON.parse(source);
  return JSON.stringify(properties, (key, value) =>
    key === 'docs' && value === properties.version?.docs ? {} : value,
  );
};

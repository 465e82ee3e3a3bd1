/**
 * What each command says about itself, in lines, by its name. Those without an entry pass on their arguments to a tool that
 * explains itself.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const USAGES = {
  'bench/page': [
    'Usage: npm run bench:page [-- <path, such as /docker> [build folder]]',
    '',
    "Measures a page of the last build, or of the folder, as Lighthouse's phone gets it: medians of five runs.",
  ],
  'bench/readers': [
    'Usage: npm run bench:readers -- <name>=<folder>[:/page:/next[:query]] ...',
    '',
    "Measures built sites side by side on a simulated slow phone: the time and bytes from a click to the next page's heading, and from the first key to the first hits. For a site that isn't a build of this library, give a page, a page that it links to, and a query of two words.",
  ],
  build: [
    'Usage: npm run build',
    '',
    'Builds the production site into build/. Settings are environment variables; the README lists them.',
  ],
  check: [
    'Usage: npm run check',
    '',
    'Holds the documents and the data sets against their rules, without building the site.',
  ],
  code: [
    'Usage: npm run code [-- <document>...]',
    '',
    'Runs the blocks marked "run" in the given documents, or in all of them, and shows how their output differs.',
  ],
  delete: [
    'Usage: npm run delete -- <id or slug> [--to <slug>]',
    '',
    'Deletes a document, and redirects its address to the closest index above it, or to another document, such as:',
    '  npm run delete -- /fax-machine --to /email',
  ],
  dev: [
    'Usage: npm run dev',
    '',
    'Serves the site with hot reload on http://localhost:3000, or on PORT and HOST, and reports mistakes at each save.',
  ],
  diagrams: [
    'Usage: npm run diagrams',
    '',
    'Draws the diagrams of documents that are new or have changed into static/diagrams, and removes the',
    'drawings that no document has. Pages show them in both color modes. To redraw them all, for',
    'example after a style change, delete the folder first.',
  ],
  move: [
    'Usage: npm run move -- <id or slug> <new slug>',
    '',
    'Renames a document with all links to it, and redirects its former slug, such as:',
    '  npm run move -- /ramen shoyu-ramen',
  ],
  mutate: [
    'Usage: npm run mutate -- [part | path]...',
    '',
    "Changes the library's checks one place at a time, and counts the mutants that no test catches. Takes minutes for",
    'each part, hours for all; the names of the parts are in commands/mutation/parts.ts. A path is a folder, a file, or lines of',
    'a file in a part, such as plugins/search/shared/stem.ts:20-30. Each surviving mutant is listed with its file and line:',
    'write a test that catches it, or delete the code.',
  ],
  new: [
    'Usage: npm run new -- <path below docs/> "<title>" [kind]',
    '',
    'Starts a document as a draft, such as: npm run new -- cooking/recipe/ramen "Shoyu Ramen" recipe',
  ],
  pages: ['Usage: npm run pages', '', 'Makes the site for GitHub Pages in pages/.'],
  'publish-local': [
    'Usage: npm run publish:local [-- [--rollback] <folder>]',
    '',
    'Builds and checks the site, and publishes it on this machine, into published/ or the folder; --rollback restores the previous release.',
  ],
  'search-publish': [
    'Usage: npm run search:publish [-- --dry-run]',
    '',
    'Builds what is stale and replaces the index at the hosted search provider, or says what would be sent.',
  ],
  serve: [
    'Usage: npm run serve [-- <folder>]',
    '',
    'Serves build/, or the folder, as it is on http://localhost:3000, or on PORT. HOST=0.0.0.0 lets other',
    'machines connect.',
  ],
  stale: [
    'Usage: npm run stale -- <months>',
    '',
    'Lists the documents that were verified longer ago, oldest first, with their sources.',
  ],
  start: [
    'Usage: npm start',
    '',
    'Installs what is missing, builds what is stale, and serves the site on http://localhost:3000, or on PORT and HOST.',
  ],
  test: [
    'Usage: npm test',
    '',
    'Runs every check of the project; CONTRIBUTING.md says how to run one alone.',
  ],
};

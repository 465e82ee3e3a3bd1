/** Code that is mutated together, and the tests that have to notice. */
export interface Part {
  /** Folder below the project. */
  readonly code: string;
  /** Folders and files with its tests, below the project. */
  readonly tests: readonly string[];
}

/** A part whose unit tests mirror its folder. */
const mirrored = (code: string, ...alsoTestedIn: readonly string[]): Part => ({
  code,
  tests: [`tests/unit/${code}`, ...alsoTestedIn],
});

/** What the code makes of the planted mistakes. */
const PLANTED = 'tests/mutation';

/** The guards of the library, by the name that `npm run mutate -- <name>` takes. */
export const PARTS = {
  contract: mirrored('plugins/documents/node/contract', PLANTED),
  data: mirrored('plugins/tables', PLANTED),
  code: mirrored('plugins/code', PLANTED),
  recipes: mirrored('plugins/recipes', PLANTED),
  diagrams: mirrored(
    'plugins/diagrams',
    'tests/unit/plugins/documents/node/contract/rules/diagrams.test.ts',
  ),
  formulas: mirrored('plugins/formulas'),
  release: mirrored(
    'release/publish',
    ...['answers', 'headers', 'hostileRedirects', 'pagesFolder', 'underBaseUrl'].map(
      (name) => `tests/serving/${name}.test.ts`,
    ),
  ),
  publishing: {
    code: 'commands/publishing',
    // The others ask servers, or kill processes: many minutes.
    tests: [
      'tests/unit/commands/publishing',
      'tests/serving/publish.test.ts',
      'tests/serving/publishRefused.test.ts',
    ],
  },
  documents: mirrored('commands/documents'),
  // The tests of the plugin and of publishing build whole indexes, which takes seconds.
  search: mirrored('plugins/search/shared', 'tests/unit/plugins/search/client/local'),
} as const satisfies Readonly<Record<string, Part>>;

/** The name of a part. */
export type PartName = keyof typeof PARTS;

/** Code that is mutated together, and the tests that have to notice. */
interface Part {
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

/** The guards of the library, by the name that `npm run mutate -- <name>` takes. */
export const PARTS = {
  contract: mirrored('plugins/documents/node/contract'),
  data: mirrored('plugins/content/data'),
  code: mirrored('plugins/content/code/node'),
  recipes: mirrored('plugins/content/recipes'),
  diagrams: mirrored(
    'plugins/content/diagrams',
    'tests/unit/plugins/documents/node/contract/rules/diagrams.test.ts',
  ),
  formulas: mirrored('plugins/content/maths'),
  release: mirrored('release/publish'),
  publishing: { code: 'scripts/publish-local', tests: ['tests/serving'] },
  move: mirrored('scripts/move'),
  // The tests of the plugin and of publishing build whole indexes, which takes seconds.
  search: mirrored('plugins/search/shared', 'tests/unit/plugins/search/client/local'),
} as const satisfies Readonly<Record<string, Part>>;

/** The name of a part. */
export type PartName = keyof typeof PARTS;

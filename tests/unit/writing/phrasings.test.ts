import { describe, expect, test } from 'vitest';
import { phrasingsIn } from '../../../plugins/documents/node/contract/phrasings.ts';
import { filesIn, readProjectFile } from '../projectFiles.ts';

/** Folders to check besides the documents, which the contract checks against the same list. */
const FOLDERS = [
  'bench',
  'commands',
  'data',
  'framework',
  'plugins',
  'release',
  'site',
  'src',
  'tests',
  'ui',
];

/** Files with such phrasings on purpose: the list itself, its tests, and the user's own words. */
const EXCEPT = [
  'plugins/documents/node/contract/phrasings.ts',
  'tests/unit/plugins/documents/node/contract/phrasings.test.ts',
  'tests/unit/plugins/documents/node/contract/rules/words.test.ts',
  'tests/fixtures/contract/docs/notes/names.mdx',
  'tests/fixtures/contract/findings.txt',
  'tests/specification/statements.md',
];

/** Mistakes planted on purpose, such phrasings among them. */
const PLANTED = 'tests/fixtures/planted/';

const files = [
  ...filesIn(['.'], /\.(?:md|ts)$/),
  ...filesIn(['docs'], /\.txt$/),
  ...filesIn(FOLDERS, /\.(?:css|md|mdx|mjs|ts|tsx|txt)$/),
].filter(
  (file) =>
    !EXCEPT.includes(file) &&
    !file.startsWith(PLANTED) &&
    // Builds of tests that run at the same time.
    !/\/\.|-copy\//.test(file),
);

/** A file as one line, to find phrasings that continue on the next line, also in comments. */
const read = (file: string) => readProjectFile(file).replace(/\n\s*(?:\*|\/\/|#)? ?/g, ' ');

describe('the guides, comments, messages, and texts of the interface', () => {
  test('are found', () => {
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'src/theme/NotFound/Content.tsx', 'site/navbar.ts']),
    );
  });

  test('read as a native speaker would write them', () => {
    expect(
      files.flatMap((file) =>
        phrasingsIn(read(file)).map(
          ({ words, instead }) => `${file}: "${words.trim()}"; write ${instead}`,
        ),
      ),
    ).toEqual([]);
  });
});

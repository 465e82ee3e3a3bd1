import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn, readProjectFile } from '../projectFiles.ts';

const FOLDERS = ['bench', 'commands', 'framework', 'plugins', 'release', 'site', 'src', 'ui'];

/** A path below the project, as comments and guides write it, without its extension or with it. */
const PATH = new RegExp(`(?<![\\w@/.~<-])(?:${FOLDERS.join('|')}|scripts|tests)/[\\w./-]*\\w`, 'g');

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The paths in a text that lead to nothing. */
const missingIn = (text: string): readonly string[] =>
  (text.match(PATH) ?? []).filter(
    (path) => !['', '.ts', '.tsx'].some((extension) => existsSync(path + extension)),
  );

test('each path in a guide or a comment leads to something', () => {
  const guides = filesIn(['.', ...FOLDERS], /\.md$/);
  const code = filesIn(FOLDERS, /\.(?:css|cjs|mjs|mts|ts|tsx)$/);
  expect(guides).toContain('ARCHITECTURE.md');
  for (const file of guides) {
    expect(missingIn(readProjectFile(file)), file).toEqual([]);
  }
  for (const file of code) {
    const comments = readProjectFile(file).match(COMMENT) ?? [];
    expect(missingIn(comments.join('\n')), file).toEqual([]);
  }
});

test('a path that leads nowhere is found, with and without an extension', () => {
  expect(missingIn('See `plugins/search/shared/keys.ts`, ui/ScrollArea and framework/.')).toEqual(
    [],
  );
  expect(missingIn('(src/components/Keys), `release/keys.ts`.')).toEqual([
    'src/components/Keys',
    'release/keys.ts',
  ]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../commands/project/root.ts';

/** Statements with their ids, and whether there's a reason why no test shows them. */
function statementsOf(list: string) {
  return Array.from(
    list.matchAll(/^- `([\w.-]+)`: \S.*\.$(\n {2}- Not tested: \S.*\.$)?/gm),
    ([, id = '', reason]) => ({ id, isTested: reason === undefined }),
  );
}

/** The marker, split so that this file isn't read as one that has it. */
const MARK = ['// @', 'proves'].join('');

/** The marker with its ids, and the code below, as far as it shows that a test runs. */
const PROOF = new RegExp(
  `${MARK} (.*)\\n(?=(?: *//.*\\n)*( *(?:(?:test|it)(?:\\.(?:each|concurrent))?[(<]|for \\())?)`,
  'g',
);

/** The ids that a test file names; fails for a marker that isn't above a test. */
function provenIn(file: string, code: string): readonly string[] {
  return [...code.matchAll(PROOF)].flatMap(([, ids = '', below]) => {
    expect(below, `${file}: "${MARK} ${ids}" isn't above a test that runs`).toBeDefined();
    return ids.split(', ');
  });
}

const list = readFileSync(path.join(ROOT, 'tests/specification/statements.md'), 'utf8');
const statements = statementsOf(list);

test('each item of the list is a statement, and each appears once', () => {
  const items = list.match(/^- .*$/gm) ?? [];
  const ids = statements.map(({ id }) => id);
  expect(items.map((item) => /^- `(.*?)`/.exec(item)?.[1])).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  const pointers = [...list.matchAll(/^See also: (.*)$/gm)].flatMap(([, names = '']) =>
    Array.from(names.matchAll(/`([^`]+)`/g), ([, id]) => id),
  );
  expect(ids).toEqual(expect.arrayContaining(pointers));
});

test('each statement has a test, or a reason for having none', () => {
  const folder = path.join(ROOT, 'tests');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const proven = files
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => provenIn(file, readFileSync(path.join(folder, file), 'utf8')));
  const tested = statements.filter(({ isTested }) => isTested).map(({ id }) => id);
  expect([...new Set(proven)].sort()).toEqual(tested.sort());
});

test('a marker above a test that is skipped is found', () => {
  expect(provenIn('a', `${MARK} a.b, c\n// Why.\ntest('title', f);`)).toEqual(['a.b', 'c']);
  expect(() => provenIn('a', `${MARK} a.b\ntest.skip('title', f);`)).toThrow(/isn't above a test/);
});

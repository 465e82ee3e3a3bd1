import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/project/root.ts';
import { proofsOf } from '../../../../scripts/specification/annotations.ts';
import { faultsOf, proofsTable } from '../../../../scripts/specification/proofs.ts';
import { readSpecification, TABLE } from '../../../../scripts/specification/read.ts';
import { readStatements } from '../../../../scripts/specification/statements.ts';

/** The marker, split in two so that this line isn't read as such a comment. */
const MARK = ['// @', 'proves'].join('');

test('each statement of the list has a test or a reason, and each test names statements of it', async () => {
  const { faults } = await readSpecification(ROOT);
  expect(faults).toEqual([]);
});

test('the table is the one that the tests make; npm run specification writes it', async () => {
  const { table } = await readSpecification(ROOT);
  expect(readFileSync(path.join(ROOT, TABLE), 'utf8')).toBe(table);
});

const LIST = `## Doors
- \`doors.open\`: Doors open.
- \`doors.shut\`: Doors shut.
  - Not tested: nobody would hear it.
`;

test('a list is read with its sections and reasons', () => {
  expect(readStatements(LIST)).toEqual({
    statements: [
      { id: 'doors.open', section: 'Doors', untested: undefined },
      { id: 'doors.shut', section: 'Doors', untested: 'nobody would hear it.' },
    ],
    mentioned: [],
    unread: [],
  });
});

const proof = (...ids: string[]) => ({ file: 'tests/doors.test.ts', title: 'they open', ids });

test.each([
  ['nothing', LIST, [proof('doors.open')], []],
  ['a statement without a test', LIST, [], [/^doors\.open has no test/]],
  [
    'a test of what is not a statement',
    LIST,
    [proof('doors.open', 'doors.lock')],
    [/^tests\/doors\.test\.ts: "they open" names doors\.lock/],
  ],
  [
    'a reason beside a test',
    LIST,
    [proof('doors.open', 'doors.shut')],
    [/^doors\.shut has a test, and a reason/],
  ],
  [
    'an id that appears twice',
    `${LIST}- \`doors.open\`: They do.\n`,
    [proof('doors.open')],
    [/^doors\.open appears twice/],
  ],
  [
    'an item without an id',
    `${LIST}- Doors have hinges.\n`,
    [proof('doors.open')],
    [/^This item is not a statement: - Doors have/],
  ],
  [
    'a pointer to nothing',
    `${LIST}See also: \`doors.lock\`.\n`,
    [proof('doors.open')],
    [/points to doors\.lock, which is not a statement/],
  ],
])('%s is found wrong', (_what, list, proofs, faults) => {
  expect(faultsOf(readStatements(list), proofs)).toEqual(
    faults.map((fault) => expect.stringMatching(fault)),
  );
});

test.each([
  ['a test', "test('a title', () => {});", 'a title'],
  ['a test of the other name', "it('a title', () => {});", 'a title'],
  ['a table of cases', "test.each([1])('is %i', () => {});", 'is %i'],
  ['a test in a loop', 'for (const a of b) {\n// @\ntest(`is a room`, f);\n}', 'is a room'],
])('%s is read with its title', (_what, code, title) => {
  const source = code.includes('// @')
    ? code.replace('// @', `${MARK} a.b, c`)
    : `${MARK} a.b, c\n${code}`;
  expect(proofsOf('tests/a.test.ts', source)).toEqual({
    proofs: [{ file: 'tests/a.test.ts', title, ids: ['a.b', 'c'] }],
    faults: [],
  });
});

test.each([
  ['a test that is skipped', `${MARK} a.b\ntest.skip('a title', f);`],
  ['a group of tests', `${MARK} a.b\ndescribe('a title', f);`],
  ['nothing', `test('a title', f);\n${MARK} a.b`],
  ['a test, with other words', `${MARK} that it works\ntest('a title', f);`],
])('a comment above %s is found wrong', (_what, source) => {
  const { proofs, faults } = proofsOf('tests/a.test.ts', source);
  expect(proofs).toEqual([]);
  expect(faults).toEqual([expect.stringMatching(/^tests\/a\.test\.ts:\d+: this comment/)]);
});

test('the table has each statement with its tests, under its section', () => {
  expect(proofsTable(readStatements(LIST), [proof('doors.open')])).toContain(
    [
      '2 statements, 1 of them shown by tests.\n',
      '## Doors\n',
      '- `doors.open`',
      '  - [doors.test.ts](../doors.test.ts): they open',
      '- `doors.shut`',
      '  - Not tested: nobody would hear it.\n',
    ].join('\n'),
  );
});

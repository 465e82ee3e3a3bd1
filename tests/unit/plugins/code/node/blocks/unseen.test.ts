import { expect, test } from 'vitest';
import { unseenFaults } from '../../../../../../plugins/code/node/blocks/unseen.ts';
import { parseMdx } from '../../../../../../plugins/mdx/node/parse.ts';

const block = (opening: string, ...lines: string[]) =>
  [`\`\`\`${opening}`, ...lines, '```', ''].join('\n');

const faultsIn = (...blocks: string[]) => {
  const text = blocks.join('\n');
  return unseenFaults(parseMdx(text), text);
};

/** The lines with calls that readers can't paste. */
const linesIn = (...blocks: string[]) => faultsIn(...blocks).map(({ line }) => line);

test('names the function and the fix at each call of a function that readers don’t see', () => {
  const message = (name: string) =>
    `readers see the call of "${name}", but not the function; end this line in the comment "hidden", or show the function`;
  const setup = block('js run setup', 'function brew() {}', 'function pour() {}');
  const shown = block('js run=continued', 'const pot = 1;', 'brew(); pour();', 'brew(pot);');
  expect(faultsIn('Text\n', setup, shown)).toEqual([
    { line: 10, message: message('brew') },
    { line: 10, message: message('pour') },
    { line: 11, message: message('brew') },
  ]);
});

test.each([
  ['python', 'def brew(pot):', 'brew(1)'],
  ['python', '  async def brew(pot):', 'await brew(1)'],
  ['js', 'function brew(pot) {}', 'await brew(1)'],
  ['js', 'export async  function  brew(pot) {}', 'let tea=brew(1)'],
  ['js', 'function* brew() {}', 'for (const cup of brew()) {}'],
  ['bash', 'brew() { :; }', 'brew'],
  ['bash', '  brew-tea () { :; }', 'brew-tea green'],
])('finds the call of a function of %s: %s', (language, definition, call) => {
  expect(linesIn(block(`${language} run`, `${definition} # hidden`, call))).toEqual([3]);
});

test.each([
  'brew',
  '  brew green',
  'brew; true',
  'brew&',
  'brew|cat',
  'true;brew',
  'true; brew',
  'true && brew',
  'true || brew',
  '(brew)',
  '{ brew; }',
  '! brew',
  'cups=$(brew)',
  'cups=`brew green`',
  'for cup in 1 2; do brew; done',
  'if brew; then true; fi',
  'if true; then brew; else true; fi',
  'if true; then true; else brew; fi',
  'while brew; do true; done',
  'until brew; do true; done',
])('finds the call of a function of a shell: %s', (call) => {
  expect(linesIn(block('bash run', 'brew() { :; } # hidden', call))).toEqual([3]);
});

test.each([
  ['bash', 'brew() { :; }', 'echo brew'],
  ['bash', 'brew() { :; }', 'echo todo brew'],
  ['bash', 'brew() { :; }', 'brewery'],
  ['bash', 'brew() { :; }', 'brew-tea'],
  ['bash', 'brew() { :; }', 'cat brew.txt'],
  ['js', 'function brew() {}', 'homebrew()'],
  ['js', 'function brew() {}', 'const other = brew;'],
  ['js', 'const brew = () => {};', 'brew()'],
  ['js', 'malfunction brew() {}', 'brew()'],
])('takes nothing else for a call, in %s after %s: %s', (language, definition, line) => {
  expect(linesIn(block(`${language} run`, `${definition} // hidden`, line))).toEqual([]);
});

test('a call that readers don’t see may be of a function that they don’t see', () => {
  const setup = block('bash run setup', 'brew() { :; }', 'brew');
  expect(linesIn(setup, block('bash run=continued', 'brew # hidden', 'true'))).toEqual([]);
});

test('a function that readers have seen in the same chain can be called', () => {
  const shown = 'brew() { :; }';
  const hidden = `${shown} # hidden`;
  expect(linesIn(block('bash run', shown, 'brew'))).toEqual([]);
  expect(linesIn(block('bash run', hidden, 'brew'))).toEqual([3]);
  expect(linesIn(block('bash run', shown), block('bash run=continued', hidden, 'brew'))).toEqual(
    [],
  );
  expect(linesIn(block('bash run', hidden), block('bash run=continued', shown, 'brew'))).toEqual(
    [],
  );
});

test('each chain begins without functions, whether readers have seen them or not', () => {
  const shown = 'brew() { :; }';
  const hidden = `${shown} # hidden`;
  expect(linesIn(block('bash run', hidden), block('bash run', 'brew'))).toEqual([]);
  expect(linesIn(block('bash run', shown), block('bash run', hidden, 'brew'))).toEqual([7]);
});

test('blocks that aren’t run, or can’t be read, neither define nor call functions', () => {
  const hidden = 'brew() { :; } # hidden';
  for (const opening of ['bash', 'bash run rnu']) {
    expect(linesIn(block('bash run', hidden), block(opening, 'brew'))).toEqual([]);
    expect(
      linesIn(
        block('bash run', 'true'),
        block(opening, hidden),
        block('bash run=continued', 'brew'),
      ),
    ).toEqual([]);
  }
});

import { expect, test } from 'vitest';
import { codeContent } from '../../../../../../../plugins/documents/node/contract/rules/syntax.ts';
import { pageOf } from '../samples.ts';

const block = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;

test.each([
  block('json', '{ "a": [1, "b", null] }'),
  block('json', ' '),
  block('js', '{ a: 1, }'),
  block('yaml', 'a:\n  b: "\t"'),
  block('text', '\ta'),
  block('bash title="A"', 'echo "a"'),
  block('mermaid', 'flowchart TD'),
  block('text', 'He said “a”.'),
  block('js', '// highlight this'),
])('%j is right', (content) => {
  expect(codeContent.check(pageOf(content))).toEqual([]);
});

const TABS = 'the block is indented by tabs, which YAML forbids; write spaces';
const CURLY = "the block has curly quotation marks, which aren't quotes in its language;";

test.each([
  [
    block('json', '{ "a": 1, }'),
    "the block isn't JSON, where names and texts are in double quotes",
  ],
  [block('yaml', 'a:\n\tb: 1'), TABS],
  [block('yml', 'a:\n  \tb: 1'), TABS],
  [block('mermaid title="A"', 'flowchart TD'), 'readers wouldn\'t see "title="A""; delete it'],
  [block('plot wide', 'title: A'), 'readers wouldn\'t see "wide"; delete it'],
  ...['bash', 'sh', 'zsh', 'sql'].map((language) => [block(language, 'echo “a”'), CURLY]),
  [block('bash', 'echo ”'), CURLY],
  [block('js', '// highlight-next-line\na'), 'readers would see the comment highlight-next-line;'],
  [block('js', '// highlight-end'), 'readers would see the comment highlight-end; delete it'],
])('%j is not', (content, message) => {
  expect(codeContent.check(pageOf(`Text.\n\n> ${content.replaceAll('\n', '\n> ')}`))).toEqual([
    { line: 3, message: expect.stringContaining(message) },
  ]);
});

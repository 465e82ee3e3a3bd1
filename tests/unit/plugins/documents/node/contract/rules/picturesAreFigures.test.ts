import { expect, test } from 'vitest';
import { picturesAreFigures } from '../../../../../../../plugins/documents/node/contract/rules/pictures.ts';
import { pageOf } from '../samples.ts';

const messages = (content: string) =>
  picturesAreFigures.check(pageOf(content)).map(({ line, message }) => `${line}: ${message}`);

test('a Figure is as it should be', () => {
  expect(messages('<Figure src="a.svg" /> <div>Text.</div>')).toEqual([]);
});

test.each([
  '![A cup](a.svg)',
  '![A cup][a]\n\n[a]: a.svg',
  '<img src="a.svg" />',
  'A <picture /> here.',
])('another picture is a finding: %j', (content) => {
  expect(messages(`Text.\n\n${content}`)).toEqual([
    expect.stringContaining("3: the picture isn't a Figure; put its file into images/docs/"),
  ]);
});

test.each([
  'iframe',
  'video',
  'audio',
  'source',
  'embed',
  'object',
])('what loads something is a finding: <%s>', (name) => {
  expect(messages(`Text.\n\n<${name} src="a" />`)).toEqual([
    `3: <${name}> would load something, which the site's policy blocks; link to it`,
  ]);
});

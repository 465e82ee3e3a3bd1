import { expect, test } from 'vitest';
import { attributes } from '../../../../../../../plugins/documents/node/contract/rules/components.ts';
import { pageOf } from '../samples.ts';

const messages = (content: string) =>
  attributes.check(pageOf(`Text.\n\n${content}`)).map(({ line, message }) => `${line}: ${message}`);

/** A figure with this caption. */
const figure = (caption: string) =>
  `<Figure src="a.svg" width={1} height={1} alt="A cup" caption=${caption} />`;

test.each([
  'Press <Keys mac="Cmd+C">Ctrl+C</Keys> in <a href="/tea" id="a" lang="en">tea</a>.',
  '<DataTable rows="3" />\n\n<Checklist />',
  '<Figure src="a.svg" />',
  '<Unknown a="1" caption={author} />',
  figure('"A cup"'),
  figure("{'A cup'}"),
  figure('{<>A cup<br />of tea.</>}'),
  figure('{<>See <a href="/tea">tea</a>, {"and"} <b>milk</b>.</>}'),
])('%j has the attributes that it needs, or is checked elsewhere', (content) => {
  expect(messages(content)).toEqual([]);
});

test.each([
  ['<Keys mac="A" mac="B">C</Keys>', '<Keys> has the attribute "mac" twice; delete one'],
  ['<Unknown a="1" b="2" a="3" />', '<Unknown> has the attribute "a" twice; delete one'],
  ['<TabItem label="A" />', '<TabItem> lacks the attribute "value"'],
  ['<DocumentList depth={2} />', '<DocumentList> has no attribute "depth"; it takes no attributes'],
  ['<b {...all}>x</b>', '<b> has no attribute "..."; it takes id, lang'],
  [
    '<b style="color: red">x</b>',
    '<b> has no attribute "style"; it takes id, lang; the look comes from the stylesheet',
  ],
  [
    '<b className="x">x</b>',
    '<b> has no attribute "className"; it takes id, lang; the look comes from the stylesheet',
  ],
  ['<b title="x">x</b>', '<b> has no attribute "title"; it takes id, lang'],
  [
    '<Figure src="a.svg" width={1} height={1} alt="A cup" caption />',
    '<Figure> "caption" needs a text in quotes, or elements in braces, such as {<>See <a href="/tea">tea</a>.</>}',
  ],
  [
    figure('"A" wide'),
    '<Figure> has no attribute "wide"; it takes src, dark, width, height, alt, caption',
  ],
])('%j has others', (content, message) => {
  expect(messages(content)).toEqual([`3: ${message}`]);
});

test.each([
  '{author}',
  '{by(author)}',
  '{<>By {author}.</>}',
  '{<a href={url}>tea</a>}',
  '{<>A <b>cup of {tea.name}</b>.</>}',
  "{'By ' + author}",
])('a caption that would run code is a finding: %s', (caption) => {
  expect(messages(figure(caption))).toEqual([
    '3: the caption would run code; write a text in quotes, or elements in <>…</>',
  ]);
});

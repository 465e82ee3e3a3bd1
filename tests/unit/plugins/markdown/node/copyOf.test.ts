import { expect, test } from 'vitest';
import { copyOf } from '../../../../../plugins/markdown/node/copyOf.ts';
import { renderedContent } from '../../../../../plugins/rendered/node/content.ts';

const DOCUMENT = {
  title: 'C_sharp & [Docker]',
  description: 'Find a command.',
  address: 'https://library.example/docker',
};

test('a copy says what it is, where it is from, when it was verified, and against what', () => {
  const page = renderedContent('<article><h1>Docker</h1><p>Text.</p></article>');
  const sources = [{ title: 'Docker Docs', url: 'https://docs.docker.com/' }];
  expect(copyOf({ ...DOCUMENT, verified: '2026-11-21', sources }, page)).toBe(
    [
      '# C_sharp & \\[Docker]',
      '',
      '> Find a command.',
      '',
      '- Page: <https://library.example/docker>',
      '- Verified: 2026-11-21',
      '',
      'Text.',
      '',
      '## Sources',
      '',
      '- [Docker Docs](https://docs.docker.com/)',
      '',
    ].join('\n'),
  );
});

test('a document that names neither a day nor sources has a copy without them', () => {
  const text = copyOf(DOCUMENT, renderedContent('<article><p>Text.</p></article>'));
  expect(text).toMatch(/docker>\n\nText\.\n$/);
});

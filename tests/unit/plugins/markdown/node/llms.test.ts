import { expect, test } from 'vitest';
import { llmsIndex } from '../../../../../plugins/markdown/node/llms.ts';

const SITE = {
  title: 'Library',
  tagline: 'Answers worth keeping',
  url: 'https://library.example',
};

const document = (title: string) => ({
  title,
  description: `About ${title}.`,
  permalink: `/${title.toLowerCase()}/`,
});

test('llms.txt names the library, and each document in its section', () => {
  expect(
    llmsIndex(SITE, [
      { label: 'Developing', documents: [document('Docker'), document('Git')] },
      { label: 'Travel', documents: [document('Visa')] },
    ]),
  ).toBe(
    [
      '# Library',
      '',
      '> Answers worth keeping',
      '',
      '## Developing',
      '',
      '- [Docker](https://library.example/docker.md): About Docker.',
      '- [Git](https://library.example/git.md): About Git.',
      '',
      '## Travel',
      '',
      '- [Visa](https://library.example/visa.md): About Visa.',
      '',
    ].join('\n'),
  );
});

import { expect, test } from 'vitest';
import { allTwins, llmsIndex } from '../../../../../plugins/twins/node/llms.ts';

const document = (title: string) => ({
  title,
  description: `About ${title}.`,
  url: `https://library.example/${title.toLowerCase()}.md`,
});

test('llms.txt names the library, and each document in its section', () => {
  expect(
    llmsIndex({ title: 'Library', tagline: 'Answers worth keeping' }, [
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

test('llms-full.txt has a line between two documents', () => {
  expect(allTwins(['# A\n', '# B\n'])).toBe('# A\n\n---\n\n# B\n');
});

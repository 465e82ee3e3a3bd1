import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startedReader } from '../../../../../plugins/checks/node/elsewhere.ts';
import { contentChecks, readerElsewhere } from '../../../../../plugins/checks/node/index.ts';
import { readDocument } from '../../../../../plugins/documents/node/contract/document.ts';

test.each([
  ['when it is asked', readerElsewhere],
  ['at once', startedReader],
])('a document is read in a process that starts %s as it is here, faults included', async (_when, readerFor) => {
  const folder = path.resolve('data');
  const file = 'docs/cooking/rice.mdx';
  const written = readFileSync('docs/developing/docker/README.mdx', 'utf8');
  const source = {
    id: 'cooking/rice',
    file,
    text: `${written}\nA tho <Recipe />\n\n<Figure src="a.png" width="wide" />\n\n\`\`\`mermaid\ngraph\n\`\`\`\n`,
    origin: 'https://library.example.org',
  };
  const [elsewhere] = await readerFor(folder)([source]);
  const here = readDocument(source, Object.values(await contentChecks(folder)));
  expect(elsewhere).toEqual(here);
  expect(here.faults.length).toBeGreaterThan(2);
});

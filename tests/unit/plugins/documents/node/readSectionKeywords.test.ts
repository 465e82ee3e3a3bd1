import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSectionKeywords } from '../../../../../plugins/documents/node/frontMatter.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'section-keywords-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('the keywords are those of the file', async () => {
  const file = path.join(folder, 'rice.mdx');
  await writeFile(file, '---\nsectionKeywords:\n  pot: [kettle]\n---\n\n## Pot\n');
  expect(await readSectionKeywords(file)).toEqual({ pot: ['kettle'] });
  await writeFile(file, '## Pot\n');
  expect(await readSectionKeywords(file)).toEqual({});
});

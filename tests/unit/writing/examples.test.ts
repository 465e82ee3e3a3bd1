import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { DATA_SETS } from '../../../data/index.ts';
import { documentChecks } from '../../../plugins/checks/node/index.ts';
import { checkCode } from '../../../plugins/code/node/run/check.ts';
import { readDocument } from '../../../plugins/documents/node/contract/document.ts';
import { type DataSet, downloads } from '../../../plugins/tables/node/index.ts';
import { IMAGE_BASE_PATH } from '../../../site/identity.ts';
import { fieldsOf, ORIGIN } from '../plugins/documents/node/contract/samples.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { codeBlocksOf } from './codeBlocks.ts';

/** The examples in the writer's guide, by language. */
const blocks = codeBlocksOf('WRITING.md');
const documents = blocks.filter(({ lang }) => lang === 'mdx' || lang === 'md');
const definitions = blocks.filter(({ lang }) => lang === 'ts');

const OPENING = 'Text before the example, with links to [one page](/docker) and [another](/git).';

test('every example of the writer’s guide is found', () => {
  expect(documents.length).toBeGreaterThan(7);
  expect(definitions.length).toBe(1);
});

test.each(
  documents.map(({ position, value }) => [position?.start.line, value] as const),
)('the example at line %d keeps the contract, and its code prints what it shows', async (line, content) => {
  const checks = await documentChecks(path.resolve('data'));
  const file = `WRITING.md:${line}`;
  const text = `${fieldsOf()}${OPENING}\n\n${content}\n`;
  const { faults, pictures } = readDocument(
    { id: 'travel/tea', file, text, origin: ORIGIN },
    checks,
  );
  expect(faults).toEqual([]);
  expect(pictures.filter(({ name }) => !existsSync(`images/${IMAGE_BASE_PATH}${name}`))).toEqual(
    [],
  );
  const { failed, messages } = await checkCode([{ file, text }], {
    searchPath: process.env.PATH ?? '',
    cache: temporaryFolder({}),
    all: false,
    requireInterpreters: false,
    dataOf: downloads({ sets: DATA_SETS, folder: path.resolve('data') }),
  });
  expect(failed, messages.join('\n')).toBe(0);
});

test('the example of a data set is one', async () => {
  const content = definitions[0]?.value ?? '';
  const plugins = `'${pathToFileURL(path.resolve('plugins')).href}/`;
  const folder = temporaryFolder({ 'index.ts': content.replace("'../../plugins/", plugins) });
  const { airports }: { airports: DataSet } = await import(path.join(folder, 'index.ts'));
  expect(Object.keys(airports.columns)).toContain(airports.id);
});

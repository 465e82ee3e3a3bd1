import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publish } from '../../../../scripts/search-publish/publish.ts';
import { ACCOUNT, TestProvider } from '../../../provider/server.ts';
import { providerRecord } from '../../plugins/search/client/hosted/record.ts';

const COMPILATION_TIMEOUT_MS = 60_000;

const provider = new TestProvider();
let folder: string;
let origin: string;

beforeAll(async () => {
  origin = await provider.listen();
  folder = await mkdtemp(path.join(tmpdir(), 'search-publish-'));
  const records = [providerRecord('docker', 'Docker', 'Ports.')];
  const large = providerRecord('large', 'Large', 'x'.repeat(10_000));
  await writeFile(path.join(folder, 'records.json'), JSON.stringify(records));
  await writeFile(path.join(folder, 'large.json'), JSON.stringify([...records, large]));
  await writeFile(path.join(folder, 'none.json'), '[]');
  await writeFile(path.join(folder, 'synonyms.txt'), '# Words\nk8s, kubernetes\n');
  await writeFile(path.join(folder, 'bad.txt'), 'alone\n');
  // The first use compiles the plugin's code, which can be slow on a busy machine.
  await run({ isDryRun: true });
}, COMPILATION_TIMEOUT_MS);

beforeEach(() => provider.reset());

afterAll(async () => {
  await provider.endAll();
  await rm(folder, { recursive: true });
});

/** Publishes files of the folder, and returns the lines of output. */
async function run({ records = 'records.json', synonyms = 'synonyms.txt', isDryRun = false } = {}) {
  const lines: string[] = [];
  await publish({
    records: path.join(folder, records),
    synonyms: path.join(folder, synonyms),
    search: {
      provider: 'hosted',
      appId: ACCOUNT.appId,
      apiKey: ACCOUNT.searchKey,
      indexName: 'library',
      hosts: [origin],
    },
    options: { isDryRun, adminKey: isDryRun ? '' : ACCOUNT.adminKey },
    tell: (line: string) => lines.push(line),
  });
  return lines;
}

describe('publish', () => {
  it('sends the records of a build, and tells each step', async () => {
    const lines = await run();
    expect([...(provider.indexes.get('library')?.records.keys() ?? [])]).toEqual(['docker']);
    expect(lines[0]).toMatch(/^Records: 1, of \d+ bytes/);
    expect(lines).toContain('Sending the records …');
    expect(lines.at(-1)).toBe('Published: library of TESTAPP has the records of this build');
  });

  it('sends nothing in a dry run, and tells what would be sent', async () => {
    const lines = await run({ isDryRun: true });
    expect(provider.asked).toEqual([]);
    expect(lines[0]).toBe('To the index library of TESTAPP would be sent:');
    expect(lines[1]).toMatch(/^Records: 1, of \d+ bytes, the largest of \d+$/);
    expect(lines).toContain('Groups of synonyms: 1');
    expect(lines).toContain('  attributeForDistinct: "url"');
    expect(lines.at(-1)).toBe('Nothing was sent.');
  });
});

describe('what cannot be published is refused before anything is sent', () => {
  for (const [what, files, reason] of [
    ['a record that is too large', { records: 'large.json' }, /large has \d+ bytes even in parts/],
    ['a build without records', { records: 'none.json' }, /would empty the index/],
    ['a list of synonyms with a mistake', { synonyms: 'bad.txt' }, /bad\.txt:1: a group has two/],
  ] as const) {
    it(what, async () => {
      const refusal = run(files);
      await expect(refusal).rejects.toMatchObject({ name: 'Refusal' });
      await expect(refusal).rejects.toThrow(reason);
      expect(provider.asked).toEqual([]);
    });
  }

  it('and what the provider does not take is told without a stack', async () => {
    provider.order({ kind: 'status', status: 400 });
    await expect(run()).rejects.toMatchObject({
      name: 'Refusal',
      message: expect.stringContaining('The index library is as it was.'),
    });
  });
});

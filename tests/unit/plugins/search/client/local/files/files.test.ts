import { describe, expect, it, vi } from 'vitest';
import {
  fetchFile,
  type Source,
} from '../../../../../../../plugins/search/client/local/files/fetchFile.ts';
import { openIndex } from '../../../../../../../plugins/search/client/local/files/index.ts';
import { spellingFileOf } from '../../../../../../../plugins/search/shared/files/format.ts';
import { FOLDER, filesOf, sourceOf } from '../index.ts';
import { headings, page } from '../records.ts';

const records = [page('git', 'Git'), ...headings('tin', 'Tins', ['Round: A cake.'])];

/** The files of an index, and the name of its outline. */
function built() {
  const files = filesOf(records);
  const manifest = JSON.parse(new TextDecoder().decode(files.get('manifest.json')));
  return { files, outline: manifest.outline as { name: string; bytes: number }, manifest };
}

/** The browser's cache in memory. */
function memoryCache(): Cache {
  const kept = new Map<string, Response>();
  return {
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, response: Response) => void kept.set(key, response),
    delete: async (key: string) => kept.delete(key),
  } as unknown as Cache;
}

describe('openIndex', () => {
  it('reads what the build wrote', async () => {
    const index = await openIndex(FOLDER, sourceOf(built().files));
    expect(index.outline.pages.map(([title, path]) => [path, title])).toEqual([
      ['/git', 'Git'],
      ['/tin', 'Tins'],
    ]);
    expect([...index.outline.parent]).toEqual([0, 1, 1]);
    for (const [position, { keywords: _, ...record }] of records.entries()) {
      expect(await index.record(position)).toEqual(record);
    }
    expect(await index.spelling(spellingFileOf('cake'))).toEqual(['cake']);
    expect((await index.words(0)).terms).toEqual(['cake', 'h0', 'round']);
  });

  it('fetches each file once, and again after a failure', async () => {
    const { files } = built();
    const source = sourceOf(files);
    const fetch = vi.fn(source.fetch);
    const index = await openIndex(FOLDER, { ...source, fetch });
    const before = fetch.mock.calls.length;
    await Promise.all([index.record(1), index.record(2)]);
    expect(fetch.mock.calls.length).toBe(before + 1);
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    await expect(index.record(0)).rejects.toThrow(/did not arrive: TypeError: offline/);
    await expect(index.record(0)).resolves.toMatchObject({ url: records[0]?.url });
  });

  it.each([
    ['is another page', '<!doctype html>', /no JSON/],
    ['is of another version', '{"format":0}', /format 0, this page reads format \d+: reload/],
  ])('refuses a manifest that %s', async (_, text, message) => {
    const { files } = built();
    files.set('manifest.json', new TextEncoder().encode(text));
    await expect(openIndex(FOLDER, sourceOf(files))).rejects.toThrow(message);
  });

  it('says when a file is gone, cut short or damaged', async () => {
    const { files, outline } = built();
    const content = files.get(outline.name) ?? new Uint8Array();
    files.set(outline.name, content.slice(0, -5));
    await expect(openIndex(FOLDER, sourceOf(files))).rejects.toThrow(/was cut short/);
    files.set(
      outline.name,
      content.map((byte, at) => (at === 20 ? byte ^ 1 : byte)),
    );
    await expect(openIndex(FOLDER, sourceOf(files))).rejects.toThrow(/was damaged/);
    files.delete(outline.name);
    await expect(openIndex(FOLDER, sourceOf(files))).rejects.toThrow(/has another version/);
    files.delete('manifest.json');
    await expect(openIndex(FOLDER, sourceOf(files))).rejects.toThrow(/answered with 404/);
  });
});

describe('the cache', () => {
  it('answers without a network what was fetched once', async () => {
    const cache = Promise.resolve(memoryCache());
    const source = { ...sourceOf(built().files), cache };
    await openIndex(FOLDER, source);
    const offline: Source = { cache, fetch: () => Promise.reject(new TypeError('offline')) };
    const index = await openIndex(FOLDER, offline);
    expect(index.outline.pages).toHaveLength(2);
    await expect(index.record(0)).rejects.toThrow(/did not arrive/);
  });

  it('drops what it keeps damaged, so that the next try fetches it', async () => {
    const { files, outline } = built();
    const kept = memoryCache();
    await kept.put(FOLDER + outline.name, new Response('nonsense'));
    const source = { ...sourceOf(files), cache: Promise.resolve(kept) };
    await expect(fetchFile(FOLDER, outline, source)).rejects.toThrow(/was cut short/);
    expect((await fetchFile(FOLDER, outline, source)).length).toBeGreaterThan(0);
  });
});

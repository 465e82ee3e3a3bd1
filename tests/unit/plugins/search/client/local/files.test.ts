import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import {
  FILE_NAMES,
  FORMAT,
  type Manifest,
  spellingFileOf,
} from '../../../../../../plugins/search/shared/format.ts';
import { FOLDER, filesOf, openWith, sourceOf } from './index.ts';
import { headings, page } from './records.ts';

const records = [page('git', 'Git'), ...headings('tin', 'Tins', ['Round: A cake.'])];

/** The files of an index, its manifest, and the name of its bundle. */
function built() {
  const files = filesOf(records);
  const manifest: Manifest = JSON.parse(new TextDecoder().decode(files.get('manifest.json')));
  return { files, manifest, bundle: `${manifest.version}/${FILE_NAMES.bundle}` };
}

const sent = (manifest: unknown) => new TextEncoder().encode(JSON.stringify(manifest));

const NOT_READ = /manifest\.json is not what this page reads: reload the page/;

describe('an index', () => {
  it('reads what the build wrote', async () => {
    const index = await openWith(sourceOf(built().files));
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
    const fetch = vi.fn(sourceOf(files));
    const index = await openWith(fetch);
    const before = fetch.mock.calls.length;
    expect(index.has(1)).toBe(false);
    await Promise.all([index.record(1), index.record(2)]);
    expect([0, 1, 2].map(index.has)).toEqual([false, true, true]);
    expect(fetch.mock.calls.length).toBe(before + 1);
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    await expect(index.record(0)).rejects.toThrow(/did not arrive: TypeError: offline/);
    await expect(index.record(0)).resolves.toMatchObject({ url: records[0]?.url });
  });

  it.each([
    ['is another page', '<!doctype html>', /not JSON/],
    ['is nothing', 'null', /format undefined/],
    ['has another shape', `{"format":${FORMAT},"version":{}}`, /does not say where/],
    ['has pages of another shape', `{"format":${FORMAT},"version":"a","pages":7}`, /does not say/],
    ['is of another version', '{"format":0}', /format 0, this page reads format \d+: reload/],
    ['has no outline', `{"format":${FORMAT},"version":"a"}`, NOT_READ],
    ['has the outline null', `{"format":${FORMAT},"version":"a","outline":null}`, NOT_READ],
    ['has an empty outline', `{"format":${FORMAT},"version":"a","outline":{}}`, NOT_READ],
    ['has a number for an outline', `{"format":${FORMAT},"version":"a","outline":7}`, NOT_READ],
  ])('refuses a manifest that %s', async (_, text, message) => {
    const { files } = built();
    files.set('manifest.json', new TextEncoder().encode(text));
    await expect(openWith(sourceOf(files))).rejects.toThrow(message);
  });

  it.each(
    ['words', 'texts', 'spelling'].flatMap((kind) =>
      ['null', '{}', '7', '"<!doctype html>"'].map((content) => [kind, content] as const),
    ),
  )('refuses a file of %s that is %s, and reads the right one afterwards', async (kind, content) => {
    const { files, manifest } = built();
    const spelling = spellingFileOf('cake');
    const names = {
      words: FILE_NAMES.words(0),
      texts: FILE_NAMES.texts(0),
      spelling: FILE_NAMES.spelling(spelling),
    };
    const name = `${manifest.version}/${names[kind as keyof typeof names]}`;
    const right = files.get(name) ?? new Uint8Array();
    const source = sourceOf(files);
    const use = async (index: Awaited<ReturnType<typeof openWith>>) =>
      Promise.all([index.words(0), index.record(0), index.spelling(spelling)]);
    const index = await openWith(source);
    files.set(name, gzipSync(content));
    await expect(use(index)).rejects.toThrow(
      `${name} is not what this page reads: reload the page`,
    );
    files.set(name, right);
    await use(await openWith(source));
    await use(index);
  });

  it('says when a file is gone, cut short or damaged', async () => {
    const { files, manifest } = built();
    const words = `${manifest.version}/${FILE_NAMES.words(0)}`;
    const content = files.get(words) ?? new Uint8Array();
    const index = await openWith(sourceOf(files));
    files.set(words, content.slice(0, -5));
    await expect(index.words(0)).rejects.toThrow(/was cut short/);
    files.set(
      words,
      content.map((byte, at) => (at === content.length - 6 ? byte ^ 1 : byte)),
    );
    await expect(index.words(0)).rejects.toThrow(/damaged on the way/);
    files.delete(words);
    await expect(index.words(0)).rejects.toThrow(/may have another version/);
    const whole = files.get('manifest.json') ?? new Uint8Array();
    files.set('manifest.json', whole.slice(0, -5));
    await expect(openWith(sourceOf(files))).rejects.toThrow(
      /manifest is not JSON: it was cut short/,
    );
    files.delete('manifest.json');
    await expect(openWith(sourceOf(files))).rejects.toThrow(/manifest.json was answered with 404/);
  });
});

it('takes everything from the bundle when the manifest is kept with pages', async () => {
  const { files, manifest, bundle } = built();
  const { outline: _, ...current } = manifest;
  files.set('manifest.json', sent({ ...current, pages: ['/tin'] } satisfies Manifest));
  const fetch = vi.fn(sourceOf(files));
  const index = await openWith(fetch);
  expect(index.pages).toEqual(new Set(['/tin']));
  expect((await index.words(0)).terms).toEqual(['cake', 'h0', 'round']);
  expect(await index.spelling(spellingFileOf('cake'))).toEqual(['cake']);
  for (const [position, { url }] of records.entries()) {
    expect(await index.record(position)).toMatchObject({ url });
  }
  expect(fetch.mock.calls.map(([address]) => address.slice(FOLDER.length))).toEqual([
    'manifest.json',
    bundle,
  ]);
});

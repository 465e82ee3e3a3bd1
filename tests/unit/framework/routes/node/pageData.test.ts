import { expect, test } from 'vitest';
import { dataElement, pageDataOf } from '../../../../../framework/routes/node/pageData.ts';
import type { DirectoryRoute } from '../../../../../framework/routes/shared/directory.ts';
import { temporaryFolder } from '../../../temporaryFolder.ts';

const route = (path: string): DirectoryRoute => [{ path }, [0], {}, {}, []];

const FILES = {
  'page-routes/1.json': JSON.stringify({ '/site/docker': route('/site/docker') }),
  'de/page-routes/2.json': JSON.stringify({ '/site/de/docker': route('/site/de/docker/') }),
};

const dataOf = async (file: string) =>
  (await pageDataOf(temporaryFolder(FILES), Object.keys(FILES), '/site/'))(file);

test.each([
  ['docker.html', 'page-routes/1.json', route('/site/docker')],
  ['docker/index.html', 'page-routes/1.json', route('/site/docker')],
  ['de/docker.html', 'page-routes/2.json', route('/site/de/docker/')],
])('%s has its own entry in the directory of its locale', async (file, directory, own) => {
  expect(await dataOf(file)).toEqual([directory, own]);
});

test.each([
  'index.html',
  '404.html',
  'about.html',
])('%s is not in the directory, and only names its file', async (file) => {
  expect(await dataOf(file)).toEqual(['page-routes/1.json']);
});

test('a page of a build without a directory has no data', async () => {
  expect((await pageDataOf(temporaryFolder({}), [], '/'))('a.html')).toBeUndefined();
});

test('no text can close the element', () => {
  expect(dataElement(['page-routes/1.json', route('</script>')])).toContain('"\\u003c/script>"');
});

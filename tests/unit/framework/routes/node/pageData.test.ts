import { expect, test } from 'vitest';
import { pageDataOf } from '../../../../../framework/routes/node/pageData.ts';
import type { DirectoryRoute } from '../../../../../framework/routes/shared/directory.ts';
import { temporaryFolder } from '../../../scripts/temporaryFolder.ts';

const route = (path: string): DirectoryRoute => [{ path }, [0], {}, {}, []];
const element = (...data: unknown[]) =>
  `<script type=application/json id=page-data>${JSON.stringify(data)}</script>`;

const editsOf = async (file: string, html = '') => {
  const folder = temporaryFolder(FILES);
  return (await pageDataOf(folder, Object.keys(FILES), '/site/'))({ file, html });
};

const FILES = {
  'page-routes/1.json': JSON.stringify({
    '/site/docker': route('/site/docker'),
    '/site/a/<b>': route('</script>'),
  }),
  'de/page-routes/2.json': JSON.stringify({ '/site/de/docker': route('/site/de/docker/') }),
};

test.each([
  ['docker.html', 'page-routes/1.json', route('/site/docker')],
  ['docker/index.html', 'page-routes/1.json', route('/site/docker')],
  ['de/docker.html', 'page-routes/2.json', route('/site/de/docker/')],
])('%s ends with its own part of the directory of its locale', async (file, directory, own) => {
  expect(await editsOf(file, 'abc')).toEqual([{ at: 3, text: element(directory, own) }]);
});

test.each([
  'index.html',
  '404.html',
  'about.html',
])('%s is not a route, and only names the file of the directory', async (file) => {
  expect(await editsOf(file)).toEqual([{ at: 0, text: element('page-routes/1.json') }]);
});

test('a build without a directory stays as it is', async () => {
  const edits = (await pageDataOf(temporaryFolder({}), [], '/'))({ file: 'a.html', html: '' });
  expect(edits).toEqual([]);
});

test('no text can close the element', async () => {
  const [edit] = await editsOf('a/<b>.html');
  expect(edit?.text).toContain('"\\u003c/script>"');
});

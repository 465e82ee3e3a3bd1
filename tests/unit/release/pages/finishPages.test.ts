import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { finishPages, readPages } from '../../../../release/pages/index.ts';
import { readSettings } from '../../../../site/settings.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const BUILD = {
  'assets/css/styles.1.css': '.a{color:red}.b{color:blue}',
  'maths.css': '.a{font:1em F}',
  'page-routes/1.json': JSON.stringify({ '/tea': [{ path: '/tea' }, [0], {}, {}, []] }),
  'tea.html':
    '<!doctype html><html lang=en><meta charset=UTF-8><link rel=stylesheet href=/assets/css/styles.1.css><link rel=stylesheet href=/maths.css><body><h1>Tea</h1><p class=a>x</p><script data-scripts=/main.js>a()</script>',
};

test('a page gets its data and styles, with nothing after a stylesheet that would wait for it', async () => {
  const folder = temporaryFolder(BUILD);
  const written: string[] = [];
  await finishPages(folder, readSettings({}), (file) => written.push(file));
  const html = readFileSync(path.join(folder, 'tea.html'), 'utf8');
  expect(written).toEqual(['tea.html']);
  expect(html).toContain('<style>.a{color:red}');
  expect(
    html.endsWith(
      'id=page-data>["page-routes/1.json",[{"path":"/tea"},[0],{},{},[]]]</script><link rel=stylesheet href=/maths.css>',
    ),
  ).toBe(true);
});

test('what it says of the pages is what they say themselves', async () => {
  const folder = temporaryFolder(BUILD);
  const [finished] = await finishPages(folder, readSettings({}));
  const [read] = await readPages(folder);
  expect(finished).toEqual({ ...read, references: expect.any(Array) });
  // Links of stylesheets are at another place.
  expect(finished?.references.toSorted()).toEqual(read?.references.toSorted());
});

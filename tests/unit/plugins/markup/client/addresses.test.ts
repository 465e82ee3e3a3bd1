import { expect, test } from 'vitest';
import { anchorsIn, withAddresses } from '../../../../../plugins/markup/client/addresses.ts';

test('the links within the site are found, with their anchors, and get other addresses', () => {
  const html =
    '<a href="/tea#black">tea</a> <a class="x" href="#milk"><code>href="/no"</code></a> ' +
    '<a target="_blank" href="https://host.example/">1</a> <a href="//host.example/">2</a> ' +
    '<code>&lt;a href="/code"></code>';
  const found: string[] = [];
  const changed = withAddresses(html, (target) => {
    found.push(target);
    return `/library${target}`;
  });
  expect(found).toEqual(['/tea#black', '#milk']);
  expect(changed).toBe(
    html.replace('"/tea#', '"/library/tea#').replace('"#milk"', '"/library#milk"'),
  );
});

test('the ids of elements are found, and those in code are not', () => {
  const html = '<li id="one">A <em class="x" id="two">b</em> <code>&lt;p id="three"></code></li>';
  expect(anchorsIn(html)).toEqual(['one', 'two']);
});

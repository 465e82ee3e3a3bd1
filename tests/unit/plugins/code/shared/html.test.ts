import { expect, test } from 'vitest';
import { htmlOf, textOf } from '../../../../../plugins/code/shared/html.ts';

test.each([
  'a < b && b > c',
  '&lt; &amp;lt;',
  '<script>"\'</script>',
  '',
])('%j comes back from its HTML, also from within spans', (text) => {
  expect(htmlOf(text)).not.toMatch(/[<>]/);
  expect(textOf(htmlOf(text))).toBe(text);
  expect(textOf(`<span class="a b">${htmlOf(text)}</span>`)).toBe(text);
});

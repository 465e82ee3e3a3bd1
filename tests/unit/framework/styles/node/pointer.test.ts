import postcss from 'postcss';
import { expect, test } from 'vitest';
import { pointerStyles } from '../../../../../framework/styles/node/pointer.ts';

test('leaves out what hangs on how the reader points, and nothing else', () => {
  const css =
    'body:not(.navigation-with-keyboard) *:not(input):focus{outline:none}a:focus{color:red}';
  expect(postcss([pointerStyles]).process(css, { from: undefined }).css).toBe('a:focus{color:red}');
});

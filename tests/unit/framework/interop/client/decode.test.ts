import { expect, test } from 'vitest';
import { decodeComponent, decodePath } from '../../../../../framework/interop/client/decode.ts';

test('escapes are decoded as the browser does it', () => {
  expect(decodePath('/caf%C3%A9%2Fx')).toBe('/café%2Fx');
  expect(decodeComponent('caf%C3%A9%2Fx')).toBe('café/x');
});

test.each(['%E0%A4%A', '%', 'a%E0', '%zz'])('a text with the malformed escape %s stays', (text) => {
  expect([decodePath(text), decodeComponent(text)]).toEqual([text, text]);
});

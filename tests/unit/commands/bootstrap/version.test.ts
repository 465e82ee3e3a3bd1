import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MINIMUM, nodeRefusal } from '../../../../commands/bootstrap/version.mjs';

test.each(['20.19.0', '20.20.2', '22.1.0', '100.0.0'])('Node %s will do', (version) => {
  expect(nodeRefusal(version)).toBeUndefined();
});

test.each([
  '20.18.9',
  '19.9.0',
  '18.20.4',
  '9.11.2',
  '0.12.18',
])('Node %s is refused in one line', (version) => {
  expect(nodeRefusal(version)).toBe(
    `This project needs Node 20.19 or later, and this is Node ${version}; install a current one from https://nodejs.org`,
  );
});

test('package.json asks for the same version', () => {
  const file = new URL('../../../../package.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8')).engines.node).toBe(`>=${MINIMUM.join('.')}`);
});

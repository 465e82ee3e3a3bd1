import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isInstalled } from '../../../../commands/bootstrap/packages.mjs';

const asked = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/react': { version: '19.2.4' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
};

/** A record of an installation with these package versions. */
const record = (versions: Readonly<Record<string, string>>) => ({
  packages: Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
  ),
});

test.each([
  ['nothing', undefined, false],
  ['an empty record', record({}), false],
  ['all of it', record({ react: '19.2.4', fsevents: '2.3.3' }), true],
  ['all but an optional package', record({ react: '19.2.4' }), true],
  ['a package more', record({ react: '19.2.4', clsx: '2.1.1' }), true],
  ['another version', record({ react: '19.2.3' }), false],
  ['another version of an optional package', record({ react: '19.2.4', fsevents: '2.3.2' }), false],
])('an installation with %s', (_what, installed, expected) => {
  expect(isInstalled(asked, installed)).toBe(expected);
});

test('this installation, which runs the tests, has what the lockfile asks for', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8'));
  expect(isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'))).toBe(
    true,
  );
});

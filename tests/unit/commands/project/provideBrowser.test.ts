import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser } from '../../../../commands/project/provideBrowser.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

// Files share a process, and the next one may read PATH before its first test.
afterEach(() => void vi.unstubAllEnvs());

/** Makes a machine that has these programs on its PATH, and no other. */
function machineWith(...names: string[]): string {
  const folder = temporaryFolder(Object.fromEntries(names.map((name) => [name, ''])));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', '');
  return folder;
}

test('a browser without windows comes first', () => {
  const folder = machineWith('chromium', 'chromium-headless-shell');
  expect(findBrowser()).toBe(path.join(folder, 'chromium-headless-shell'));
  vi.stubEnv('PATH', `/nowhere${path.delimiter}${machineWith('chrome-headless-shell')}`);
  expect(path.basename(findBrowser() ?? '')).toBe('chrome-headless-shell');
});

test('CHROMIUM_PATH comes before PATH', () => {
  const folder = machineWith('chromium-headless-shell', 'mine');
  vi.stubEnv('CHROMIUM_PATH', path.join(folder, 'mine'));
  expect(findBrowser()).toBe(path.join(folder, 'mine'));
});

test('a CHROMIUM_PATH with nothing there is refused in one line', () => {
  machineWith('chromium-headless-shell');
  vi.stubEnv('CHROMIUM_PATH', '/opt/none');
  expect(findBrowser).toThrow('CHROMIUM_PATH is "/opt/none", but there is no such file');
});

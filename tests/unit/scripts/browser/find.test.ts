import { describe, expect, test } from 'vitest';
import { findBrowser } from '../../../../scripts/browser/find.ts';

/** Looks for a browser on a machine that has these files. */
const find = (
  platform: NodeJS.Platform,
  environment: NodeJS.ProcessEnv,
  files: readonly string[],
) => findBrowser({ platform, environment, exists: (file) => files.includes(file) });

const PATH = '/usr/local/bin:/usr/bin';

describe('on Linux', () => {
  test('CHROMIUM_PATH comes before PATH', () => {
    const files = ['/opt/chrome', '/usr/bin/chromium'];
    expect(find('linux', { PATH, CHROMIUM_PATH: '/opt/chrome' }, files)).toBe('/opt/chrome');
    expect(find('linux', { PATH, CHROMIUM_PATH: '' }, files)).toBe('/usr/bin/chromium');
  });

  test('a CHROMIUM_PATH with nothing there is refused in one line', () => {
    expect(() =>
      find('linux', { PATH, CHROMIUM_PATH: '/opt/none' }, ['/usr/bin/chromium']),
    ).toThrow('CHROMIUM_PATH is "/opt/none", but there is no such file');
  });

  test.each([
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
  ])('%s is found on PATH', (name) => {
    expect(find('linux', { PATH }, [`/usr/bin/${name}`])).toBe(`/usr/bin/${name}`);
  });

  test('one without windows comes first where it is asked for, and last of all a whole one', () => {
    const findShell = (...names: string[]) =>
      findBrowser(
        {
          platform: 'linux',
          environment: { PATH },
          exists: (file) => names.some((name) => file === `/usr/bin/${name}`),
        },
        { asShell: true },
      );
    expect(findShell('chromium', 'chromium-headless-shell')).toBe(
      '/usr/bin/chromium-headless-shell',
    );
    expect(findShell('chromium', 'chrome-headless-shell')).toBe('/usr/bin/chrome-headless-shell');
    expect(findShell('chromium')).toBe('/usr/bin/chromium');
    expect(find('linux', { PATH }, ['/usr/bin/chromium-headless-shell'])).toBeUndefined();
  });

  test('nothing is found where there is nothing', () => {
    expect(find('linux', { PATH }, ['/opt/chromium'])).toBeUndefined();
    expect(find('linux', {}, ['/usr/bin/chromium'])).toBeUndefined();
  });
});

test('macOS has it among the applications, of everybody or of one', () => {
  const file = 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(find('darwin', { HOME: '/Users/me' }, [`/${file}`])).toBe(`/${file}`);
  expect(find('darwin', { HOME: '/Users/me' }, [`/Users/me/${file}`])).toBe(`/Users/me/${file}`);
});

test('Windows has it in one of its folders for programs', () => {
  const environment = { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Me\\Local' };
  for (const base of Object.values(environment)) {
    const file = `${base}\\Google\\Chrome\\Application\\chrome.exe`;
    expect(find('win32', environment, [file])).toBe(file);
  }
});

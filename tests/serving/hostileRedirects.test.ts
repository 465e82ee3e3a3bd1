import { describe, expect, test } from 'vitest';
import { hostLikePaths } from './redirectPaths.ts';
import { HOSTS, serveSmall } from './servers.ts';
import { BUILD, FOLDER_BUILD } from './smallBuild.ts';

const ORIGIN = 'https://library.example.com';

/** A location on this host, also for a browser that takes a backslash for a slash. */
const ON_THIS_HOST = /^\/(?![/\\])/;

const SETTINGS = [true, false, undefined].flatMap((trailingSlash) =>
  ['/', '/library/'].map((baseUrl) => ({ trailingSlash, baseUrl })),
);

describe.each(HOSTS)('%s', (name, start) => {
  test.each(SETTINGS)('leads nobody to another host, with %o', async (settings) => {
    const files = settings.trailingSlash === false ? BUILD : FOLDER_BUILD;
    const { ask } = await serveSmall(start, { settings, files });
    const asked = async (path: string) => {
      const { status, headers } = await ask(path);
      return { path, status, location: headers.location };
    };
    const answers = [];
    for (const path of hostLikePaths(settings.baseUrl)) {
      answers.push(await asked(path));
    }
    const elsewhere = answers.filter(
      ({ location }) =>
        location !== undefined &&
        (!ON_THIS_HOST.test(location) || new URL(location, ORIGIN).origin !== ORIGIN),
    );
    expect(elsewhere).toEqual([]);
    const withBackslash = answers.filter(
      ({ path, status }) => /^[^?]*(?:\\|%5c)/i.test(path) && status < 400,
    );
    expect(withBackslash).toEqual([]);
    if (name !== 'a static host') {
      expect(answers.some(({ status }) => status === 301)).toBe(true);
    }
  });
});

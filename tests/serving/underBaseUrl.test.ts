import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../commands/project/root.ts';
import { serveBuild } from './servers.ts';
import { smallBuild } from './smallSite.ts';
import { startStaticHost } from './staticHost.ts';

/** The commands of a section of README.md. */
function commandsUnder(heading: string): string {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const [, section = ''] = readme.split(`\n### ${heading}\n`, 2);
  return /```bash\n(.*?)```/s.exec(section)?.[1] ?? '';
}

test('what README.md says about a base URL makes a folder that a static host can serve', async () => {
  const build = await smallBuild({ settings: { baseUrl: '/library/' } });
  const folder = path.dirname(build);
  // A second time is like the first one.
  for (const _time of [1, 2]) {
    execFileSync('sh', ['-e'], { cwd: folder, input: commandsUnder('Under a base URL') });
  }
  const { ask } = await serveBuild(startStaticHost, path.join(folder, 'deploy'));
  const found = await ask('/library/docker');
  expect([found.status, found.text]).toEqual([200, expect.stringContaining('<h1>docker</h1>')]);
  expect(found.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'none'",
  });
  const { headers } = await ask('/library/assets/js/main.1234abcd.js');
  expect(headers['cache-control']).toContain('immutable');
  expect((await ask('/library/docker.html')).headers.location).toBe('/library/docker');
  expect((await ask('/docker')).status).toBe(404);
});

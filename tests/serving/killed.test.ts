import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT } from '../../commands/project/root.ts';
import { TYPESCRIPT, toolFile } from '../../commands/project/tools.ts';
import { checkBuild } from '../../commands/publishing/check.ts';
import { publish } from '../../commands/publishing/publish.ts';
import { makeSmallBuild, versionFiles } from './smallBuild.ts';
import { emptyFolder } from './smallSite.ts';

const CHILD = fileURLToPath(new URL('publishInSteps.ts', import.meta.url));

const publishVersion = (folder: string, name: string) =>
  publish({
    folder,
    makeBuild: (out: string) =>
      makeSmallBuild({ files: versionFiles(name) }, out, path.join(folder, '../copies')),
    tell: () => undefined,
  });

const home = (folder: string) => readFileSync(path.join(folder, 'live/site/index.html'), 'utf8');

/** Each step starts a process, which takes seconds on a busy machine. */
const STEPS_TIMEOUT_MS = 300_000;

/** Returns the first line that a process writes; empty if it ends without one. */
async function firstLine(child: ChildProcess): Promise<string> {
  const [line] = await Promise.race([
    once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data'),
    once(child, 'close').then(() => ['']),
  ]);
  return String(line).trim();
}

/** Where publishing was killed, and which version was live then. */
type Killed = readonly [string, string];

/** Kills the publishing of a second version before its n-th change, and then publishes a third. */
async function killAt(step: number): Promise<Killed> {
  const folder = path.join(emptyFolder(), 'published');
  await publishVersion(folder, 'one');
  const child = spawn(process.execPath, [...TYPESCRIPT, CHILD, folder, 'two', String(step)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const where = await firstLine(child);
  child.kill('SIGKILL');
  await closed;
  expect((await checkBuild(path.join(folder, 'live/site'))).faults, where).toEqual([]);
  const live = /<h1>(\w+)/.exec(home(folder))?.[1] ?? '';
  await publishVersion(folder, 'three');
  expect(home(folder), where).toContain('<h1>three');
  expect(readdirSync(folder).sort(), where).toEqual(['live', 'releases', 'releases.json']);
  return [where, live];
}

test(
  'killed before any of its changes, publishing leaves one whole release, and the next one gets through',
  { timeout: STEPS_TIMEOUT_MS },
  async () => {
    const seen: Killed[] = [];
    while (seen.at(-1)?.[0] !== 'done') {
      seen.push(await killAt(seen.length + 1));
    }
    const swap = seen.findIndex(([where]) => /^stopped before rename .*\/live\./.test(where));
    const lives = seen.map(([, live]) => live);
    expect(new Set(lives.slice(0, swap + 1))).toEqual(new Set(['one']));
    expect(new Set(lives.slice(swap + 1))).toEqual(new Set(['two']));
    // It was killed while building, while finishing the release, and in between.
    for (const change of [
      /writeFile .*_headers/,
      /link .*one\.js/,
      /writeFile .*nginx/,
      /symlink/,
    ]) {
      expect(seen.findIndex(([where]) => change.test(where))).toBeGreaterThanOrEqual(0);
    }
  },
);

test('killed in the middle of the site’s own build, it leaves the live release as it was', async () => {
  const folder = path.join(emptyFolder(), 'published');
  await publishVersion(folder, 'one');
  const before = readdirSync(path.join(folder, 'releases'));
  let child: ChildProcess | undefined;
  const killed = publish({
    folder,
    makeBuild: async (out: string) => {
      child = spawn(
        process.execPath,
        [toolFile(ROOT, 'docusaurus'), 'build', 'tests/fixtures/warnings', '--out-dir', out],
        {
          cwd: ROOT,
          stdio: ['ignore', 'pipe', 'ignore'],
          env: { ...process.env, NODE_ENV: 'production' },
        },
      );
      const closed = once(child, 'close');
      // The first line of output means that compiling has started.
      await firstLine(child);
      child.kill('SIGKILL');
      const [code] = await closed;
      expect(code).toBeNull();
      throw new Error('the build was killed');
    },
    tell: () => undefined,
  });
  await expect(killed).rejects.toThrow('the build was killed');
  expect(home(folder)).toContain('<h1>one');
  expect(readdirSync(path.join(folder, 'releases'))).toEqual(before);
});

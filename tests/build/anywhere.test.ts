import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FRAMEWORK } from '../../commands/building/build.ts';
import { frameworkEnvironment, TYPESCRIPT } from '../../commands/project/tools.ts';
import { ROOT, runNode } from './buildSite.ts';

/** Two builds of a tiny site at once. */
const TIMEOUT_MS = 240_000;

const FIXTURE = path.join(ROOT, 'tests/fixtures/anywhere');

/** What a user may have told Git, and what changes the output of the commands that are meant for people. */
const GIT_SETTINGS = `[core]
  quotePath = true
[log]
  date = relative
  showSignature = true
[diff]
  renames = copies
  noprefix = true
`;

/** Builds a copy of the fixture on a machine with these settings, as the project is built, and returns its files. */
async function buildOn(
  name: string,
  umask: number,
  machine: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  const site = `${FIXTURE}-${name}-copy`;
  const out = path.join(ROOT, '.cache/fixtures', path.basename(site));
  const remove = () => rmSync(site, { recursive: true, force: true });
  remove();
  onTestFinished(remove);
  cpSync(FIXTURE, site, { recursive: true });
  const former = process.umask(umask);
  const built = runNode(
    [...TYPESCRIPT, FRAMEWORK, out, 'docusaurus.config.ts'],
    frameworkEnvironment({
      ...machine,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NODE_ENV: 'production',
    }) as Record<string, string>,
    site,
  );
  process.umask(former);
  const { code, output } = await built;
  expect(code, output).toBe(0);
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(out, file)).isFile(),
  );
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(out, file), 'latin1')]));
}

test(
  'two machines that build at the same time make the same files, whatever their language, zone, rights, Git, and folders',
  async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'domů '));
    onTestFinished(() => rmSync(home, { recursive: true, force: true }));
    mkdirSync(path.join(home, 'tmp'));
    writeFileSync(path.join(home, '.gitconfig'), GIT_SETTINGS);
    const [here, there] = await Promise.all([
      buildOn('here', 0o022, { LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Honolulu' }),
      buildOn('in a folder', 0o077, {
        HOME: home,
        TMPDIR: path.join(home, 'tmp'),
        LANG: 'cs_CZ.UTF-8',
        LC_ALL: 'cs_CZ.UTF-8',
        TZ: 'Pacific/Kiritimati',
      }),
    ]);
    expect([...here.keys()]).toContain('cheese.html');
    expect([...there.keys()]).toEqual([...here.keys()]);
    expect([...here.keys()].filter((file) => here.get(file) !== there.get(file))).toEqual([]);
  },
  TIMEOUT_MS,
);

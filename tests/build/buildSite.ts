import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toolFile, withoutUpdateChecks } from '../../scripts/project/tools.mjs';

/** Folder of the project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** How a command ended: its exit code, and all it wrote, without colours. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** The environment of this process without the settings of whoever runs the tests. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('SITE_'));
  return withoutUpdateChecks({ ...Object.fromEntries(kept), NO_COLOR: '1', FORCE_COLOR: '0' });
}

/**
 * Runs a file under this Node.
 *
 * @param args - the file and its arguments
 * @param added - variables beside those of this process, from which the site's settings are taken out
 * @param cwd - the folder that it runs in, the project's if none is given
 */
export function runNode(
  args: readonly string[],
  added: Readonly<Record<string, string>> = {},
  cwd: string = ROOT,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...plainEnvironment(), ...added },
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Builds a site of tests/fixtures/ below .cache/, with nothing cached from an earlier build.
 *
 * @param name - folder of the fixture
 * @param mistake - the one that the fixture is built with, where it knows several; they can be built at once
 */
export function buildFixture(name: string, mistake = ''): Promise<Outcome> {
  const site = path.join(ROOT, 'tests', 'fixtures', name);
  const out = path.join(ROOT, '.cache', 'fixtures', name, mistake);
  return runNode([toolFile(ROOT, 'docusaurus'), 'build', site, '--out-dir', out], {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus', mistake),
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    MISTAKE: mistake,
    NODE_ENV: 'production',
  });
}

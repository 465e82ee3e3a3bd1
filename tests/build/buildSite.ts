import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toolEnvironment, toolFile } from '../../commands/project/tools.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The result of a command: its exit code, and its output without colors. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Returns the environment of this process, without site settings. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('SITE_'));
  return toolEnvironment({ ...Object.fromEntries(kept), NO_COLOR: '1', FORCE_COLOR: '0' });
}

/**
 * Runs a file with the current Node version.
 *
 * @param args - the file and its arguments
 * @param added - variables in addition to those of this process, without its site settings
 * @param cwd - the working directory, by default the project's folder
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
 * Builds a site of tests/fixtures/ in .cache/, without the cache of an earlier build.
 *
 * @param name - folder of the fixture
 * @param mistake - the mistake to build, for fixtures with several; they can be built in parallel
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

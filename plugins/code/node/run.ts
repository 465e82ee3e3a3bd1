import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RunnableBlock } from './runnable.ts';

const execute = promisify(execFile);

/** Time that a block may take, in milliseconds. */
const TIME_LIMIT_MS = 20_000;

/** How a language is run: the file that its code goes to, and the command. */
const LANGUAGES: Readonly<Record<string, { readonly file: string; readonly command: string }>> = {
  bash: { file: 'block.sh', command: 'bash' },
  js: { file: 'block.mjs', command: process.execPath },
  python: { file: 'block.py', command: 'python3' },
};

/**
 * Runs a block in an empty temporary folder, which is removed afterwards.
 *
 * @returns what the block printed to its standard output
 * @throws Error when the language cannot be run, the block ends with an error, or it takes too long
 */
export async function run({ language, code }: RunnableBlock): Promise<string> {
  const how = LANGUAGES[language];
  if (how === undefined) {
    throw new Error(
      `"${language}" cannot be run; known are ${Object.keys(LANGUAGES).join(', ')}, so take the mark "run" away`,
    );
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'block-'));
  try {
    await writeFile(path.join(folder, how.file), code);
    const { stdout } = await execute(how.command, [how.file], {
      cwd: folder,
      timeout: TIME_LIMIT_MS,
    });
    return stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What stands before a commit's time in the log, which no path begins with. */
const COMMIT = '\0';

/** Room for the log of a long history, in bytes. */
const OUTPUT_MAX = 256 * 1024 * 1024;

/**
 * Asks Git once when each file of a folder was last committed; the framework would ask with a process
 * for each file.
 *
 * @param folder - absolute path
 * @returns milliseconds since 1970 by absolute path; without a file that is not committed yet, and
 *   empty where there is no Git or no repository, which the framework then tells
 */
export async function commitTimes(folder: string): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  try {
    const git = (...given: readonly string[]) =>
      run('git', ['-c', 'log.showSignature=false', '-c', 'core.quotePath=false', ...given], {
        cwd: folder,
        maxBuffer: OUTPUT_MAX,
      });
    const { stdout: log } = await git('log', '--format=%x00%ct', '--name-only', '--relative', '.');
    let time = 0;
    for (const line of log.split('\n')) {
      if (line.startsWith(COMMIT)) {
        time = Number(line.slice(COMMIT.length)) * 1000;
      } else if (line !== '') {
        const file = path.join(folder, line);
        times.set(file, Math.max(time, times.get(file) ?? 0));
      }
    }
  } catch {
    return new Map();
  }
  return times;
}

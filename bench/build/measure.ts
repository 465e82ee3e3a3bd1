import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../../scripts/command/refusal.ts';

/** Resource usage of a command: wall and CPU time in seconds, and the peak memory of its largest process in MB. */
export interface Use {
  readonly wall: number;
  readonly cpu: number;
  readonly peak: number;
}

const REPORT = fileURLToPath(new URL('./report.cjs', import.meta.url));

/**
 * Runs a command with the current Node version and measures it, including all Node processes it starts.
 * They get a temporary folder of their own, because the framework caches transpiled files there.
 *
 * @param args - the file and its arguments
 * @throws Refusal with the command's output, when it fails
 */
export async function measure(
  args: readonly string[],
  { cwd, temporary }: { cwd: string; temporary: string },
): Promise<Use> {
  const folder = await mkdtemp(path.join(temporary, 'use-'));
  const report = path.join(folder, 'report');
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      ...process.env,
      TMPDIR: temporary,
      BENCH_REPORT: report,
      NODE_OPTIONS: `--require=${JSON.stringify(REPORT)}`,
      NO_UPDATE_NOTIFIER: '1',
      BROWSERSLIST_IGNORE_OLD_DATA: '1',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const code: number | null = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const wall = (performance.now() - began) / 1000;
  if (code !== 0) {
    throw new Refusal(`${args.join(' ')} failed:\n${output}`);
  }
  const lines = (await readFile(report, 'utf8')).trim().split('\n');
  const processes: NodeJS.ResourceUsage[] = lines.map((line) => JSON.parse(line));
  await rm(folder, { recursive: true });
  return {
    wall,
    cpu: processes.reduce((sum, { userCPUTime, systemCPUTime }) => {
      return sum + (userCPUTime + systemCPUTime) / 1e6;
    }, 0),
    peak: Math.max(...processes.map(({ maxRSS }) => maxRSS)) / 1024,
  };
}

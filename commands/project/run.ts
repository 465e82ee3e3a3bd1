import { spawn } from 'node:child_process';

const exit = () => process.exit(1);

/**
 * Runs a program. It ends with this process, by whatever signal.
 *
 * @param program - on PATH, or an absolute path
 * @param options - collects: whether to return what it writes instead of showing it in the terminal
 * @returns the exit code, 1 if a signal ended it; and what it wrote to either stream, interleaved, if that's collected
 * @throws the system's error if the program can't be started
 */
export function run(
  program: string,
  args: readonly string[],
  {
    cwd,
    environment = process.env,
    collects = false,
  }: { cwd?: string; environment?: NodeJS.ProcessEnv; collects?: boolean } = {},
): Promise<{ code: number; output: string }> {
  const stream = collects ? 'pipe' : 'inherit';
  const child = spawn(program, args, { cwd, env: environment, stdio: ['inherit', stream, stream] });
  let output = '';
  for (const written of [child.stdout, child.stderr]) {
    written?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const kill = () => child.kill();
  process.on('exit', kill).on('SIGTERM', exit).on('SIGHUP', exit);
  const ended = new Promise<{ code: number; output: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
  return ended.finally(() => {
    process.off('exit', kill).off('SIGTERM', exit).off('SIGHUP', exit);
  });
}

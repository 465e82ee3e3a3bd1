import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withoutSecrets } from '../../../site/secrets.ts';

/** Lets a process load TypeScript, as it does for the commands. */
const TYPESCRIPT = fileURLToPath(
  new URL('../../../scripts/bootstrap/typescript.cjs', import.meta.url),
);

/**
 * Runs a module in a process of its own, because plugins share one thread, which leaves a core idle for half of a build.
 *
 * @param module - file URL of a module that calls {@link takeTask}
 * @param task - what to do; it's copied as `structuredClone` does, and so is the answer
 * @returns what the task's work has returned
 * @throws Error if it fails; its own error is in the terminal then
 */
export async function runTask<Answer = void>(module: URL, task: object): Promise<Answer> {
  const child = fork(module, {
    env: withoutSecrets(process.env),
    execArgv: ['--require', TYPESCRIPT],
    serialization: 'advanced',
  });
  const failed = once(child, 'exit').then((): never => {
    throw new Error(`${fileURLToPath(module)} failed for the reason above`);
  });
  child.send(task);
  const [{ answer }] = await Promise.race([once(child, 'message'), failed]);
  // It has nothing left to do, so that it exits isn't a failure.
  failed.catch(() => {});
  child.disconnect();
  return answer;
}

/**
 * Does the task of a process that {@link runTask} has started. The process ends with it, or when the build stops. Work
 * that has told why it failed sets the exit code, and then nobody gets its answer.
 */
export function takeTask<Task extends object, Answer = void>(
  work: (task: Task) => Promise<Answer>,
): void {
  process.once('message', async (task: Task) => {
    const answer = await work(task);
    if (process.exitCode) {
      process.exit();
    }
    process.send?.({ answer });
  });
  process.once('disconnect', () => process.exit());
}

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
 * @param task - what to do; has to survive JSON
 * @throws Error if it fails; its own error is in the terminal then
 */
export async function runTask(module: URL, task: object): Promise<void> {
  const child = fork(module, {
    env: withoutSecrets(process.env),
    execArgv: ['--require', TYPESCRIPT],
  });
  child.send(task);
  const [code] = await once(child, 'exit');
  if (code !== 0) {
    throw new Error(`${fileURLToPath(module)} failed for the reason above`);
  }
}

/** Does the task of a process that {@link runTask} has started. The process ends with it, or when the build stops. */
export function takeTask<Task extends object>(work: (task: Task) => Promise<void>): void {
  process.once('message', async (task: Task) => {
    await work(task);
    process.exit();
  });
  process.once('disconnect', () => process.exit(1));
}

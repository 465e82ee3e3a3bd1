import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withoutSecrets } from '../../../site/secrets.ts';

/** Lets a process load TypeScript, as it does for the commands. */
const TYPESCRIPT = fileURLToPath(
  new URL('../../../commands/bootstrap/typescript.cjs', import.meta.url),
);

/** Megabytes of young objects: work that keeps most of what it makes spends less time on moving it. */
const YOUNG_OBJECTS = '--max-semi-space-size=64';

/** A process that waits for its task. */
export interface StartedTask<Answer> {
  /**
   * Gives it its only task.
   *
   * @param task - what to do; it's copied as `structuredClone` does, and so is the answer
   * @returns what the task's work has returned
   * @throws Error if it fails; its own error is in the terminal then
   */
  run(task: object): Promise<Answer>;
}

/**
 * Starts a process for a task that will be known later, and loads its module meanwhile. It ends with its task, or with
 * this process.
 *
 * @param module - file URL of a module that calls {@link takeTask}
 */
export function startTask<Answer = void>(module: URL): StartedTask<Answer> {
  const child = fork(module, {
    env: withoutSecrets(process.env),
    execArgv: [YOUNG_OBJECTS, '--require', TYPESCRIPT],
    serialization: 'advanced',
  });
  const failed = once(child, 'exit').then((): never => {
    throw new Error(`${fileURLToPath(module)} failed for the reason above`);
  });
  // The failure is reported to whoever gives it a task.
  failed.catch(() => {});
  child.unref();
  child.channel?.unref();
  return {
    async run(task) {
      child.ref();
      child.channel?.ref();
      child.send(task);
      const [{ answer }] = await Promise.race([once(child, 'message'), failed]);
      child.disconnect();
      return answer;
    },
  };
}

/**
 * Runs a module in a process of its own, because plugins share one thread, which leaves a core idle for half of a build.
 *
 * @see StartedTask.run for what goes in and comes out
 */
export const runTask = <Answer = void>(module: URL, task: object): Promise<Answer> =>
  startTask<Answer>(module).run(task);

/**
 * Does the task of a process that {@link startTask} has started. The process ends with it, or when the build stops. If the
 * work has reported its own failure and set the exit code, its answer isn't sent.
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

import { ChildProcess } from 'node:child_process';
import { expect, onTestFinished, test, vi } from 'vitest';

/** The module before it has parsed anything, and the processes that it starts from now on. */
async function startedAnew() {
  vi.resetModules();
  const faults = await import('../../../../../plugins/diagrams/node/faults.ts');
  const prototype = ChildProcess.prototype as ChildProcess & { spawn(options: object): number };
  const spawn = vi.spyOn(prototype, 'spawn');
  const unref = vi.spyOn(prototype, 'unref');
  onTestFinished(() => {
    spawn.mockRestore();
    unref.mockRestore();
  });
  return {
    ...faults,
    processes: spawn.mock.contexts,
    /** How each of them was started. */
    starts: spawn.mock.calls as readonly (readonly { readonly envPairs?: readonly string[] }[])[],
    waitedForNoMore: unref.mock.contexts,
  };
}

test('one prepared parser answers, and diagrams that it knows need no other', async () => {
  const { prepareParser, diagramFaults, processes, waitedForNoMore } = await startedAnew();
  prepareParser();
  prepareParser();
  expect(processes.length).toBe(1);
  expect(waitedForNoMore.includes(processes[0])).toBe(true);
  const sources = ['flowchart TD\n  A --> B', 'flowchart TD\n  A --> --> B'];
  const found = await diagramFaults(sources);
  expect(found).toEqual([undefined, { line: 2, reason: "LINK isn't expected here" }]);
  expect(await diagramFaults([...sources].reverse())).toEqual([...found].reverse());
  expect(await diagramFaults([])).toEqual([]);
  expect(processes.length).toBe(1);
});

test('the code of the parser is not ours, and learns no secrets', async () => {
  vi.stubEnv('LIBRARY_TOKEN', 'tea');
  vi.stubEnv('LIBRARY_COLOR', 'green');
  const { prepareParser, processes, starts } = await startedAnew();
  prepareParser();
  (processes[0] as ChildProcess).kill('SIGKILL');
  const envPairs = starts[0]?.[0]?.envPairs;
  expect(envPairs).toContain('LIBRARY_COLOR=green');
  expect(envPairs).not.toContain('LIBRARY_TOKEN=tea');
});

test('a parser that ends without an answer is an error, not a wait', async () => {
  const { diagramFaults, processes } = await startedAnew();
  const answer = diagramFaults(['flowchart TD\n  A --> B']);
  (processes[0] as ChildProcess).kill('SIGKILL');
  await expect(answer).rejects.toThrow(/parser\.mts failed for the reason above$/);
});

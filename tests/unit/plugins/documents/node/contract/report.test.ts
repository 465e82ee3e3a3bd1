import logger from '@docusaurus/logger';
import { expect, onTestFinished, test, vi } from 'vitest';
import { reporter } from '../../../../../../plugins/documents/node/contract/report.ts';

const TEA = { file: 'docs/tea.mdx', line: 3, message: 'the tea is cold; warm it' };
const RICE = { file: 'docs/rice.mdx', line: 1, message: 'the rice is raw; cook it' };

const HEAD = 'The documents break their contract in';

/** What a writer is told from now on, until the end of the test, each with its kind. */
function listen(): string[] {
  const told: string[] = [];
  for (const kind of ['error', 'success'] as const) {
    const spy = vi.spyOn(logger, kind).mockImplementation((...texts: readonly unknown[]) => {
      told.push(`${kind}: ${texts[0]}`);
    });
    onTestFinished(() => void spy.mockRestore());
  }
  return told;
}

test('a writer is told each finding, again only when they change, and when the last one is fixed', () => {
  const report = reporter(false);
  const told = listen();
  const says = (...findings: (typeof TEA)[]) => {
    report(findings);
    return told.splice(0);
  };
  expect(says()).toEqual([]);
  expect(says(TEA)).toEqual([
    `error: ${HEAD} 1 place; WRITING.md says what is checked:\ndocs/tea.mdx:3: the tea is cold; warm it`,
  ]);
  expect(says(TEA)).toEqual([]);
  expect(says(RICE, TEA)).toEqual([
    `error: ${HEAD} 2 places; WRITING.md says what is checked:\ndocs/rice.mdx:1: the rice is raw; cook it\ndocs/tea.mdx:3: the tea is cold; warm it`,
  ]);
  expect(says()).toEqual(['success: The documents keep their contract again.']);
  expect(says()).toEqual([]);
});

test('a build stops at a finding, after it has told it, and goes on without one', () => {
  const told = listen();
  const report = reporter(true);
  expect(() => report([])).not.toThrow();
  expect(() => report([TEA])).toThrow(expect.objectContaining({ name: 'ContractError' }));
  expect(told).toEqual([expect.stringContaining('docs/tea.mdx:3: the tea is cold; warm it')]);
});

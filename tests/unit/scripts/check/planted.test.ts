import { expect, onTestFinished, test, vi } from 'vitest';
import { contentChecks } from '../../../../plugins/content/checks/node/index.ts';
import { diagramFaults } from '../../../../plugins/content/diagrams/node/faults.ts';
import {
  FILE_RULES,
  LIBRARY_RULES,
  PAGE_RULES,
} from '../../../../plugins/documents/node/contract/rules/index.ts';
import { DIAGRAMS, findingsOf, PLANTED, type Planted } from './planted.ts';

const RULES = [...FILE_RULES, ...PAGE_RULES, ...LIBRARY_RULES];
const CONTENT_CHECKS = Object.keys(await contentChecks('data'));

/** The mistakes that each rule, by its description, or each check of contents, by its name, has found. */
const found = new Map<string, Planted[]>();

/** Checks a mistake, and notes who finds it. */
async function noted(planted: Planted): Promise<readonly string[]> {
  const note = (finder: string, isFound: boolean) => {
    if (isFound) {
      found.set(finder, [...(found.get(finder) ?? []), planted]);
    }
  };
  const rules = RULES.map((rule) => [rule.description, vi.spyOn(rule, 'check')] as const);
  onTestFinished(() => rules.forEach(([, spy]) => void spy.mockRestore()));
  const findings = await findingsOf(planted, {
    checks: async (...from) =>
      Object.fromEntries(
        Object.entries(await contentChecks(...from)).map(([name, check]) => [
          name,
          (...document) => {
            const faults = check(...document);
            note(name, faults.length > 0);
            return faults;
          },
        ]),
      ),
  });
  for (const [description, { mock }] of rules) {
    const results = await Promise.all(mock.results.map(({ value }) => value));
    note(description, results.flat().length > 0);
  }
  return findings;
}

/** The mistakes that this rule or check of contents has found and that nobody finds when it's switched off. */
async function missedWithout(finder: string, ...options: [] | [Parameters<typeof findingsOf>[1]]) {
  for (const planted of found.get(finder) ?? []) {
    if ((await findingsOf(planted, ...options)).length === 0) {
      return planted.name;
    }
  }
  return undefined;
}

test('the library without a mistake has no finding', async () => {
  expect(await findingsOf({ plant: () => {} })).toEqual([]);
  // Each check would start a parser of its own for new diagrams, which takes seconds.
  await diagramFaults(DIAGRAMS);
});

test.each(
  PLANTED.map((planted) => [planted.name, planted] as const),
)('%s is the only finding', async (_name, planted) => {
  expect(await noted(planted)).toEqual([planted.finding]);
});

test.each(
  RULES.map((rule) => [rule.description, rule] as const),
)('a planted mistake is missed without the rule: %s', async (description, rule) => {
  const off = vi.spyOn(rule, 'check').mockReturnValue([]);
  onTestFinished(() => void off.mockRestore());
  expect(await missedWithout(description)).toBeDefined();
});

test.each(CONTENT_CHECKS)('a planted mistake is missed without the check of %s', async (name) => {
  const checks: typeof contentChecks = async (...from) => ({
    ...(await contentChecks(...from)),
    [name]: () => [],
  });
  expect(await missedWithout(name, { checks })).toBeDefined();
});

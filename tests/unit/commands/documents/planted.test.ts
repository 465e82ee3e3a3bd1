import { expect, onTestFinished, test, vi } from 'vitest';
import { contentChecks } from '../../../../plugins/checks/node/index.ts';
import { diagramFaults } from '../../../../plugins/diagrams/node/faults.ts';
import {
  FILE_RULES,
  LIBRARY_RULES,
  PAGE_RULES,
} from '../../../../plugins/documents/node/contract/rules/index.ts';
import { DATA_CHECKS } from '../../../../plugins/tables/node/checks/index.ts';
import { VALUE_CHECKS } from '../../../../plugins/tables/node/checks/rows.ts';
import { DIAGRAMS, findingsOf, LIBRARY, PLANTED, type Planted, setsIn } from './planted.ts';

const RULES = [...FILE_RULES, ...PAGE_RULES, ...LIBRARY_RULES];
const CONTENT_CHECKS = Object.keys(await contentChecks('data'));

type Check = (...subject: never[]) => unknown;

/** The checks of data sets, by what they check, with the object that has them. */
const DATA = Object.entries(DATA_CHECKS).flatMap(([subject, checks]) =>
  Object.keys(checks).map((name) => ({
    name: `${subject}: ${name}`,
    spy: () => vi.spyOn(checks as Record<string, Check>, name),
  })),
);

const { teas } = await setsIn(LIBRARY);

/** The mistakes that each rule, by its description, or each other check, by its name, has found. */
const found = new Map<string, Planted[]>();

/** Checks a mistake, and notes who finds it. */
async function noted(planted: Planted): Promise<readonly string[]> {
  const note = (finder: string, isFound: boolean) => {
    if (isFound) {
      found.set(finder, [...(found.get(finder) ?? []), planted]);
    }
  };
  const rules = [
    ...RULES.map((rule) => [rule.description, vi.spyOn(rule, 'check')] as const),
    ...DATA.map(({ name, spy }) => [name, spy()] as const),
  ];
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
    note(
      description,
      results.flat().some((result) => result !== undefined),
    );
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
  expect(await noted(planted)).toEqual(planted.finding === undefined ? [] : [planted.finding]);
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

/** A mistake that a data check has found, and whose finding isn't there when the check is switched off. */
async function lostWithout(mistakes: readonly Planted[]) {
  for (const planted of mistakes) {
    if (!(await findingsOf(planted)).includes(planted.finding ?? '')) {
      return planted.name;
    }
  }
  return undefined;
}

// Several checks say what is wrong with a file in one finding, instead of the many that follow from it.
test.each(
  DATA.map(({ name, spy }) => [name, spy] as const),
)('the finding of a planted mistake is lost without the check of data: %s', async (name, spy) => {
  const off = spy().mockReturnValue(name.startsWith('file: ') ? undefined : []);
  onTestFinished(() => void off.mockRestore());
  expect(await lostWithout(found.get(name) ?? [])).toBeDefined();
});

test.each([
  ...new Set(Object.values(teas?.columns ?? {}).map(({ shape }) => shape.type)),
])('the finding of a planted mistake is lost without the check of values of the type %s', async (type) => {
  const { valid } = VALUE_CHECKS;
  const off = vi
    .spyOn(VALUE_CHECKS, 'valid')
    .mockImplementation((column, value) =>
      column.shape.type === type ? [] : valid(column, value),
    );
  onTestFinished(() => void off.mockRestore());
  expect(await lostWithout(found.get('values: valid') ?? [])).toBeDefined();
});

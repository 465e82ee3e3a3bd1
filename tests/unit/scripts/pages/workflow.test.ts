import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { OUT } from '../../../../scripts/pages/command.mjs';
import { VARIABLES } from '../../../../site/settings.ts';

const read = (file: string) =>
  readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');

/** The part of a workflow that is looked at. */
interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

const { jobs } = parse(read('.github/workflows/pages.yml')) as {
  jobs: { publish: { steps: readonly Step[] } };
};
const { steps } = jobs.publish;
const stepOf = (action: string) => steps.find(({ uses }) => uses?.startsWith(`${action}@`));

test('the workflow runs scripts that there are, with settings that are read', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = steps.flatMap(({ run }) => run ?? []);
  expect(commands).toEqual(['npm run pages']);
  for (const command of commands) {
    expect(Object.keys(scripts)).toContain(command.replace('npm run ', ''));
  }
  const names = steps.flatMap(({ env }) => Object.keys(env ?? {}));
  expect(names).toContain('SITE_BASE_URL');
  expect(Object.keys(VARIABLES)).toEqual(expect.arrayContaining(names));
});

test('it has the whole history, and publishes the folder that is made for it', () => {
  expect(stepOf('actions/checkout')?.with).toEqual({ 'fetch-depth': 0 });
  expect(stepOf('actions/upload-pages-artifact')?.with).toEqual({ path: OUT });
});

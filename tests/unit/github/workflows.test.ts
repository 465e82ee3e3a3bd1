import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { OUT } from '../../../commands/pages.ts';
import { VARIABLES } from '../../../site/settings.ts';

/** The parts of a workflow that the tests read. */
interface Workflow {
  readonly on: Readonly<Record<string, { readonly branches?: readonly string[] } | null>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly uses?: string;
  readonly steps?: readonly Step[];
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

const at = (file: string) => new URL(`../../../${file}`, import.meta.url);
const read = (file: string) => readFileSync(at(file), 'utf8');
const workflow = (name: string) => parse(read(`.github/workflows/${name}.yml`)) as Workflow;

const { jobs } = workflow('pages');
const stepsOf = ({ steps = [] }: Job) => steps;
const stepOf = (job: Job | undefined, action: string) =>
  stepsOf(job ?? {}).find(({ uses }) => uses?.startsWith(`${action}@`));

test('a pull request gets the checks that a contributor runs', () => {
  const { jobs: checks } = workflow('checks');
  const runs = Object.values(checks)
    .flatMap(stepsOf)
    .map(({ run }) => run);
  expect(runs).toContain('bash .ci/run');
  expect(workflow('checks').permissions).toEqual({ contents: 'read' });
});

test('publishing waits for the checks, and what builds may not publish', () => {
  expect(jobs.checks?.uses).toBe('./.github/workflows/checks.yml');
  expect(jobs.build?.needs).toContain('checks');
  expect(jobs.publish?.needs).toBe('build');
  expect(jobs.build?.permissions).toEqual({ contents: 'read' });
  // The job that may publish doesn't run commands.
  expect(stepsOf(jobs.publish ?? {}).flatMap(({ run }) => run ?? [])).toEqual([]);
});

test('only main is published, whichever branch the workflow is started on', () => {
  const { on } = workflow('pages');
  expect(Object.keys(on).sort()).toEqual(['push', 'workflow_dispatch']);
  expect(on.push?.branches).toEqual(['main']);
  for (const [name, job] of Object.entries(jobs)) {
    expect([name, job.if]).toEqual([name, "github.ref == 'refs/heads/main'"]);
  }
});

test.each(
  readdirSync(at('.github/workflows')),
)('%s gives nothing to code of other people: no rights to write, no secrets', (file) => {
  const text = read(`.github/workflows/${file}`);
  const { on, permissions, jobs: all } = parse(text) as Workflow;
  expect(Object.keys(on)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:pull_request_target|workflow_run)$/)]),
  );
  expect(text).not.toMatch(/\bsecrets\b/);
  const runsCode = (job: Job) => stepsOf(job).some(({ run }) => run);
  for (const job of Object.values(all).filter(runsCode)) {
    expect(Object.values(job.permissions ?? permissions)).not.toContain('write');
    expect(stepOf(job, 'actions/checkout')?.with).toMatchObject({ 'persist-credentials': false });
    // What a title or a branch is called must not become part of a command.
    expect(stepsOf(job).filter(({ run }) => run?.includes('${{'))).toEqual([]);
  }
});

test('the build runs a script that there is, with settings that are read', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const steps = stepsOf(jobs.build ?? {});
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['npm run pages']);
  expect(Object.keys(scripts)).toContain('pages');
  const names = steps.flatMap(({ env }) => Object.keys(env ?? {}));
  expect(names).toContain('SITE_BASE_URL');
  expect(VARIABLES).toEqual(expect.arrayContaining(names));
});

test('it has the whole history, and publishes the folder that is made for it', () => {
  expect(stepOf(jobs.build, 'actions/checkout')?.with).toMatchObject({ 'fetch-depth': 0 });
  expect(stepOf(jobs.build, 'actions/upload-pages-artifact')?.with).toEqual({ path: OUT });
});

test.each(
  readdirSync(at('.github/workflows')),
)('the actions of %s are pinned by a commit', (file) => {
  const all = Object.values((parse(read(`.github/workflows/${file}`)) as Workflow).jobs);
  const actions = all.flatMap(stepsOf).flatMap(({ uses }) => uses ?? []);
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

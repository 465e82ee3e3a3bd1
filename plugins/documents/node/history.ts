import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The commit times of the project's files. */
export interface History {
  /** The last commit, in milliseconds since the epoch, by absolute path. Uncommitted files have no entry. */
  readonly times: ReadonlyMap<string, number>;
  /** The same for the first commit that has the path. */
  readonly created: ReadonlyMap<string, number>;
  /** Why pages have no update date, as part of a sentence; `undefined` if the history is complete. */
  readonly gap: string | undefined;
}

/** Marks a line of the log as a commit time. No path starts with it. */
const COMMIT = '\0';

/** Buffer size for the log of a long history, in bytes. */
const OUTPUT_MAX = 256 * 1024 * 1024;

/** Reasons, as part of a sentence, by Git's error messages. */
const REFUSALS: readonly (readonly [pattern: RegExp, gap: (folder: string) => string])[] = [
  [/ENOENT/, () => 'Git is not installed'],
  [
    /dubious ownership/,
    (folder) =>
      `another user owns this folder, so Git does not read it; allow it with: git config --global --add safe.directory ${folder}`,
  ],
  [/not a git repository/, () => 'this folder is not a Git repository'],
];

function gapOf(error: unknown, folder: string): string {
  const { message, stderr = '' } = error as Error & { stderr?: string };
  const told = `${message}\n${stderr}`;
  const [, gap] = REFUSALS.find(([pattern]) => pattern.test(told)) ?? [];
  return gap?.(folder) ?? `Git failed: ${stderr.trim() || message}`;
}

/**
 * Reads the first and the last commit time of every file with a single Git process. The framework would start one per file, and fail
 * without a history.
 *
 * @param folder - absolute path of the project
 * @param entries - folders to include, relative to the project; by default, all
 * @returns no times but a reason if the history is missing or incomplete: in a shallow clone, every file seems to have
 *   changed with the oldest available commit
 */
export function readHistory(folder: string, entries: readonly string[] = ['.']): History {
  const git = (...given: readonly string[]) =>
    execFileSync('git', ['-c', 'log.showSignature=false', '-c', 'core.quotePath=false', ...given], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      maxBuffer: OUTPUT_MAX,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const without = (gap: string): History => ({ times: new Map(), created: new Map(), gap });
  const times = new Map<string, number>();
  const created = new Map<string, number>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
      return without('the clone is shallow; complete it with: git fetch --unshallow');
    }
    if (git('rev-list', '--all', '--max-count=1') === '') {
      return without('the repository has no commit yet');
    }
    const log = git('log', '--format=%x00%ct', '--name-only', '--relative', '--', ...entries);
    let time = 0;
    for (const line of log.split('\n')) {
      if (line.startsWith(COMMIT)) {
        time = Number(line.slice(COMMIT.length)) * 1000;
      } else if (line !== '') {
        const file = path.join(folder, line);
        times.set(file, Math.max(time, times.get(file) ?? 0));
        created.set(file, Math.min(time, created.get(file) ?? time));
      }
    }
  } catch (error) {
    return without(gapOf(error, folder));
  }
  return times.size === 0
    ? without('none of its files is committed')
    : { times, created, gap: undefined };
}

/**
 * Explains which documents have no update date, and why.
 *
 * @param siteDir - absolute path of the project
 * @param documents - their files, relative to the project
 * @returns one line, or `undefined` if every document has a date
 */
export function historyNotice(
  { times, gap }: History,
  siteDir: string,
  documents: readonly { readonly file: string }[],
): string | undefined {
  if (gap !== undefined) {
    return `Pages have no update date: ${gap}.`;
  }
  const missing = documents.filter(({ file }) => !times.has(path.join(siteDir, file)));
  return missing.length === 0
    ? undefined
    : `Not committed yet, so without an update date: ${missing.map(({ file }) => file).join(', ')}.`;
}

/**
 * Lists the days on which documents were first committed, by ID, ISO 8601 in UTC.
 *
 * @param documents - with their files as the framework names them, such as `@site/docs/tea.mdx`
 */
export function publicationDays(
  documents: readonly { readonly id: string; readonly source: string }[],
  siteDir: string,
  history: History | undefined,
): Readonly<Record<string, string>> {
  const days = documents.flatMap(({ id, source }) => {
    const time = history?.created.get(path.join(siteDir, source.replace(/^@site\//, '')));
    return time === undefined ? [] : [[id, new Date(time).toISOString().slice(0, 10)]];
  });
  return Object.fromEntries(days);
}

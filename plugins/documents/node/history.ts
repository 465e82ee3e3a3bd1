import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { ChangeKind } from '../shared/changes.ts';

/** The last change of a document in substance. */
export interface Change {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly kind: ChangeKind;
}

/** What the commits of the project's files tell. */
export interface History {
  /** The last commit times in milliseconds since the epoch, by absolute path. Uncommitted files have no entry. */
  readonly times: ReadonlyMap<string, number>;
  /** The same for the first commit that has the path. */
  readonly created: ReadonlyMap<string, number>;
  /** The last changes of documents in substance, by absolute path. */
  readonly changes: ReadonlyMap<string, Change>;
  /** Why pages have no update date, as part of a sentence; `undefined` if the history is complete. */
  readonly gap: string | undefined;
}

/** A file in a commit. */
interface CommittedFile {
  readonly name: string;
  /** Its name before the commit, if the commit renamed it. */
  readonly formerName: string | undefined;
  readonly isAdded: boolean;
}

interface Commit {
  readonly hash: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly files: readonly CommittedFile[];
}

/** Separates the commits of the log. No path contains it. */
const SEPARATOR = '\0';

/** Each file on a line: its status and its names, with tabs between. */
const LOG = ['log', '--format=%x00%H %ct', '--find-renames', '--name-status', '--relative'];

/**
 * Lines of the front matter that change when a document is added, published, or verified again. Other changes, such as
 * a corrected typo, aren't news.
 */
const SUBSTANCE = '^(verified|draft): ';

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

function readLog(log: string): readonly Commit[] {
  return log
    .split(SEPARATOR)
    .slice(1)
    .map((text) => {
      const [head = '', ...lines] = text.split('\n').filter((line) => line !== '');
      const [hash = '', seconds] = head.split(' ');
      const files = lines.map((line): CommittedFile => {
        const [status, ...names] = line.split('\t');
        const name = names.at(-1) ?? '';
        return { name, formerName: names.at(-2), isAdded: status === 'A' };
      });
      return { hash, time: Number(seconds) * 1000, files };
    });
}

/**
 * Finds the last change of each file in substance, under its present name.
 *
 * @param commits - all commits, newest first
 * @param substantial - those that change the substance of files, with only these files
 */
function lastChanges(
  commits: readonly Commit[],
  substantial: readonly Commit[],
): ReadonlyMap<string, Change> {
  const changed = new Map(substantial.map(({ hash, files }) => [hash, files]));
  const presentNames = new Map<string, string>();
  const presentName = (name: string): string => presentNames.get(name) ?? name;
  const changes = new Map<string, Change>();
  for (const { hash, time, files } of commits) {
    for (const { name, isAdded } of changed.get(hash) ?? []) {
      const file = presentName(name);
      if (!changes.has(file)) {
        changes.set(file, { at: time, kind: isAdded ? 'added' : 'verified' });
      }
    }
    for (const { name, formerName } of files) {
      if (formerName !== undefined) {
        presentNames.set(formerName, presentName(name));
      }
    }
  }
  return changes;
}

/**
 * Reads the first and the last commit time of every file, and the last change of every document in substance. The framework would
 * start a Git process per file, and fail without a history.
 *
 * @param folder - absolute path of the project
 * @returns no times but a reason if the history is missing or incomplete: in a shallow clone, every file seems to have
 *   changed with the oldest available commit
 */
export function readHistory(folder: string): History {
  const git = (...given: readonly string[]) =>
    execFileSync('git', ['-c', 'log.showSignature=false', '-c', 'core.quotePath=false', ...given], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      maxBuffer: OUTPUT_MAX,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const without = (gap: string): History => ({
    times: new Map(),
    created: new Map(),
    changes: new Map(),
    gap,
  });
  const absolute = (name: string): string => path.join(folder, name);
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
      return without('the clone is shallow; complete it with: git fetch --unshallow');
    }
    if (git('rev-list', '--all', '--max-count=1') === '') {
      return without('the repository has no commit yet');
    }
    const commits = readLog(git(...LOG, '--', '.'));
    const times = new Map<string, number>();
    const created = new Map<string, number>();
    for (const { time, files } of commits) {
      for (const file of files) {
        const name = absolute(file.name);
        times.set(name, Math.max(time, times.get(name) ?? 0));
        created.set(name, Math.min(time, created.get(name) ?? time));
      }
    }
    if (times.size === 0) {
      return without('none of its files is committed');
    }
    const substantial = readLog(git(...LOG, `-G${SUBSTANCE}`, '--', '*.mdx'));
    const changes = [...lastChanges(commits, substantial)].map(
      ([name, change]) => [absolute(name), change] as const,
    );
    return { times, created, changes: new Map(changes), gap: undefined };
  } catch (error) {
    return without(gapOf(error, folder));
  }
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
 * @param documents - with their files relative to the project
 */
export function publicationDays(
  documents: readonly { readonly id: string; readonly file: string }[],
  siteDir: string,
  history: History | undefined,
): Readonly<Record<string, string>> {
  const days = documents.flatMap(({ id, file }) => {
    const time = history?.created.get(path.join(siteDir, file));
    return time === undefined ? [] : [[id, new Date(time).toISOString().slice(0, 10)]];
  });
  return Object.fromEntries(days);
}

import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { ChangeKind } from '../shared/changes.ts';

/** The last change of a document in substance. */
export interface Change {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly kind: ChangeKind;
}

/** What the commits say about the project's files. */
export interface History {
  /** The last commit times in milliseconds since the epoch, by absolute path. Uncommitted files have no entry. */
  readonly times: ReadonlyMap<string, number>;
  /** The last changes of documents in substance, by absolute path. */
  readonly changes: ReadonlyMap<string, Change>;
  /** Why pages have no update date, as part of a sentence; `undefined` if the history is complete. */
  readonly gap: string | undefined;
}

type Commit = ReturnType<typeof readLog>[number];

/** Each commit after a NUL, which no path contains; each file on a line, with its status and its names. */
const LOG = ['log', '--format=%x00%H %ct', '--find-renames', '--name-status', '--relative'];

/**
 * Lines of the front matter that change when a document is added, published, or verified again. Other changes, such as
 * a corrected typo, aren't news.
 */
const SUBSTANCE = '^(verified|draft): ';

/** Parses the log of a folder. The former name is that of a file that the commit renamed; paths are absolute. */
function readLog(log: string, folder: string) {
  const commits = log.split('\0').slice(1);
  return commits.map((text) => {
    const [head = '', ...lines] = text.split('\n').filter((line) => line !== '');
    const [hash = '', seconds] = head.split(' ');
    const files = lines.map((line) => {
      const [status, ...names] = line.split('\t');
      const [name = '', formerName] = names.map((each) => path.join(folder, each)).reverse();
      return { name, formerName, isAdded: status === 'A' };
    });
    return { hash, time: Number(seconds) * 1000, files };
  });
}

/**
 * Collects what commits tell about files. A file that was renamed has its former commits under its present name.
 *
 * @param commits - all commits, newest first
 * @param substantial - those that change the substance of files, with only these files
 */
function historyFrom(commits: readonly Commit[], substantial: readonly Commit[]): History {
  const changed = new Map(substantial.map(({ hash, files }) => [hash, files]));
  const presentNames = new Map<string, string>();
  const presentName = (name: string): string => presentNames.get(name) ?? name;
  const times = new Map<string, number>();
  const changes = new Map<string, Change>();
  for (const { hash, time, files } of commits) {
    for (const { name } of files) {
      const file = presentName(name);
      times.set(file, Math.max(time, times.get(file) ?? 0));
    }
    for (const { name, isAdded } of changed.get(hash) ?? []) {
      const file = presentName(name);
      changes.set(file, changes.get(file) ?? { at: time, kind: isAdded ? 'added' : 'verified' });
    }
    for (const { name, formerName } of files) {
      if (formerName !== undefined) {
        presentNames.set(formerName, presentName(name));
      }
    }
  }
  return { times, changes, gap: undefined };
}

/**
 * Reads the last commit time of every file, and the last substantial change of every document. The framework would
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
      maxBuffer: Number.POSITIVE_INFINITY,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const without = (gap: string): History => ({ ...historyFrom([], []), gap });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
      return without('the clone is shallow; complete it with: git fetch --unshallow');
    }
    const commits = readLog(git(...LOG, '--', '.'), folder);
    const substantial = readLog(git(...LOG, `-G${SUBSTANCE}`, '--', '*.mdx'), folder);
    return commits.length === 0
      ? without('none of its files is committed')
      : historyFrom(commits, substantial);
  } catch (error) {
    const { message, stderr } = error as Error & { stderr?: string };
    return without(`Git says: ${stderr?.trim() || message}`);
  }
}

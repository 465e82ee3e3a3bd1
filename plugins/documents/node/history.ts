import path from 'node:path';
import type { ChangeKind } from '../shared/changes.ts';
import { git } from './git.ts';

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

interface ChangedFile {
  /** Absolute path. */
  readonly name: string;
  /** Absolute path before the commit, if the commit renamed it. */
  readonly formerName: string | undefined;
  readonly isAdded: boolean;
}

/** The files that commits changed, by the hash of the commit. */
type ChangedFiles = ReadonlyMap<string, readonly ChangedFile[]>;

/** Lists the files of each commit in the input, with everything that a setting could change. */
const FILES = [
  ...['diff-tree', '--stdin', '--root', '-r', '-z', '--name-status', '--relative'],
  ...['--find-renames=50%', '-l1000', '--no-color', '--no-ext-diff', '--no-textconv', '--text'],
];

/**
 * Lines of the front matter that change when a document is added, published, or verified again. Other changes, such as
 * a corrected typo, aren't news.
 */
const SUBSTANCE = '^(verified|draft): ';

const HASH = /^[0-9a-f]{40,}$/;

/** Parses what Git prints for {@link FILES}: after each hash, the status and the names of each file. */
function parseFiles(printed: string, folder: string): ChangedFiles {
  const commits = new Map<string, ChangedFile[]>();
  const parts = printed.split('\0').values();
  const nextPath = () => path.join(folder, parts.next().value ?? '');
  let files: ChangedFile[] = [];
  for (const part of parts) {
    if (HASH.test(part)) {
      files = [];
      commits.set(part, files);
    } else if (part !== '') {
      const formerName = part.startsWith('R') ? nextPath() : undefined;
      files.push({ name: nextPath(), formerName, isAdded: part === 'A' });
    }
  }
  return commits;
}

/**
 * Collects what commits tell about files. A file that was renamed has its former commits under its present name.
 *
 * @param commitTimes - of all commits in milliseconds since the epoch, by hash, newest first
 * @param changed - the files that they changed
 * @param substantial - the documents whose substance they changed
 */
function historyFrom(
  commitTimes: ReadonlyMap<string, number>,
  changed: ChangedFiles,
  substantial: ChangedFiles,
): History {
  const presentNames = new Map<string, string>();
  const presentName = (name: string): string => presentNames.get(name) ?? name;
  const times = new Map<string, number>();
  const changes = new Map<string, Change>();
  for (const [hash, time] of commitTimes) {
    const files = changed.get(hash) ?? [];
    for (const { name } of files) {
      const file = presentName(name);
      times.set(file, Math.max(time, times.get(file) ?? 0));
    }
    for (const { name, isAdded } of substantial.get(hash) ?? []) {
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
  const without = (gap: string): History => ({ times: new Map(), changes: new Map(), gap });
  try {
    const asked = ['rev-parse', '--is-shallow-repository', '--revs-only', 'HEAD'];
    const [isShallow, head] = git(folder, asked).split('\n');
    if (isShallow === 'true') {
      return without('the clone is shallow; complete it with: git fetch --unshallow');
    }
    if (!head) {
      return without('the repository does not have any commits yet');
    }
    const lines = git(folder, ['rev-list', '--timestamp', head, '--', '.']).trim().split('\n');
    const times = new Map(
      lines
        .map((line) => line.split(' '))
        .map(([seconds, hash = '']) => [hash, Number(seconds) * 1000]),
    );
    const hashes = [...times.keys()].map((hash) => `${hash}\n`).join('');
    const changed = parseFiles(git(folder, [...FILES, '--', '.'], hashes), folder);
    const inSubstance = [...FILES, `-G${SUBSTANCE}`, '--', '*.mdx'];
    const substantial = parseFiles(git(folder, inSubstance, hashes), folder);
    return changed.size === 0
      ? without('none of its files is committed')
      : historyFrom(times, changed, substantial);
  } catch (error) {
    const { message, stderr } = error as Error & { stderr?: string };
    return without(`Git says: ${stderr?.trim() || message}`);
  }
}

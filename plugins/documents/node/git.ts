import { execFileSync } from 'node:child_process';

/** Variables that point Git to another repository, as it sets them for hooks, or that change what paths mean. */
const REDIRECTION =
  /^GIT_(?:(?:COMMON_|OBJECT_)?DIR(?:ECTORY)?|ALTERNATE_OBJECT_DIRECTORIES|WORK_TREE|INDEX_FILE|PREFIX|GRAFT_FILE|SHALLOW_FILE|REPLACE_REF_BASE|\w+_PATHSPECS)$/;

/**
 * Returns an environment in which Git finds the repository of the folder that it runs in. The settings of the user stay,
 * because `safe.directory` is one of them.
 */
export const gitEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !REDIRECTION.test(name)));

/**
 * Runs Git. Use only commands that are meant for scripts ("plumbing"): what the others print depends on the user's settings.
 *
 * @param folder - where it runs
 * @param given - command and arguments
 * @param input - what it reads
 * @returns what it prints
 * @throws Error whose `stderr` has Git's reason, or the system's error if Git is missing
 * @see https://git-scm.com/docs/git#_low_level_commands_plumbing
 */
export const git = (folder: string, given: readonly string[], input = ''): string =>
  execFileSync('git', given, {
    cwd: folder,
    encoding: 'utf8',
    // In English, because readers of the log search for its messages.
    env: { ...gitEnvironment(process.env), LC_ALL: 'C' },
    input,
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: 'pipe',
  });

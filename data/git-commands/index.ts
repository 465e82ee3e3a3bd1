import { dataSet, list, text } from '../../plugins/tables/node/index.ts';

export const gitCommands = dataSet({
  title: 'Git commands',
  day: '2026-11-25',
  sources: [
    { title: 'Git reference', url: 'https://git-scm.com/docs' },
    { title: 'git, its commands', url: 'https://git-scm.com/docs/git' },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'Id' }),
    group: text({
      label: 'Group',
      choices: [
        'Create',
        'Stage',
        'Commit',
        'Inspect',
        'Branch',
        'Sync',
        'Stash',
        'Tag',
        'Search',
        'Blame',
        'Bisect',
        'Worktree',
        'Submodule',
      ],
    }),
    task: text({ label: 'Task' }),
    command: text({ label: 'Command', code: true }),
    changes: list({ label: 'Changes', none: true }),
    danger: text({
      label: 'Danger',
      choices: ['loses edits', 'rewrites history', 'changes the remote'],
      none: true,
    }),
  },
});

import { expect, test } from 'vitest';
import { run } from '../../../../commands/project/run.ts';
import { toolEnvironment } from '../../../../commands/project/tools.ts';

test('a process that builds sees the settings, and no key, token, or password', async () => {
  const secrets = [
    'SEARCH_ADMIN_KEY',
    'ALGOLIA_ADMIN_API_KEY',
    'GITHUB_TOKEN',
    'NPM_TOKEN',
    'AWS_SECRET_ACCESS_KEY',
    'aws_session_token',
    'DATABASE_PASSWORD',
  ];
  const environment = {
    ...process.env,
    ...Object.fromEntries(secrets.map((name) => [name, 'hidden'])),
    SITE_SEARCH_API_KEY: 'public',
  };
  const { output } = await run(
    process.execPath,
    ['-e', 'console.log(JSON.stringify(process.env))'],
    { environment: toolEnvironment(environment), collects: true },
  );
  const seen = JSON.parse(output);
  expect(secrets.filter((name) => name in seen)).toEqual([]);
  expect(seen).toMatchObject({ PATH: process.env.PATH, SITE_SEARCH_API_KEY: 'public' });
});

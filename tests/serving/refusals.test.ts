import { expect, test } from 'vitest';
import { type Answer, SERVERS, serveSmall } from './servers.ts';

/** A path, the status, and how it's asked for. */
type Refused = readonly [string, number, Parameters<Ask>[1]?];

/** What isn't a file, or isn't asked for as one. */
const REFUSED: readonly Refused[] = [
  ['/docker', 405, { method: 'POST' }],
  ['/docker', 405, { method: 'DELETE' }],
  ['/nope', 405, { method: 'OPTIONS' }],
  ['/nope', 404],
  ['/a%5Cb', 404],
  ['/.library-bad-request', 404],
  ['/../../x', 404],
];

/** What nginx refuses before it comes to the rules, or after it has found the file. */
const BY_NGINX: readonly Refused[] = [
  ['/%', 404],
  ['/%zz', 404],
  ['/docker%zz?q=%zz', 404],
  ['/%00', 404],
  ['docker', 400],
  ['/docs/growth.svg', 416, { headers: { Range: 'bytes=900-' } }],
];

/** Headers that servers add by themselves, or that depend on how they send an answer. */
const OWN = new Set([
  'connection',
  'date',
  'keep-alive',
  'server',
  'transfer-encoding',
  'etag',
  'last-modified',
]);

type Ask = Awaited<ReturnType<typeof serveSmall>>['ask'];

const told = ({ status, headers, text }: Answer) => ({
  status,
  text,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OWN.has(name))
      .sort(),
  ),
});

async function refusals(ask: Ask, refused: readonly Refused[]) {
  const answers = [];
  for (const [path, status, options] of refused) {
    const answer = await ask(path, options);
    expect([path, answer.status]).toEqual([path, status]);
    expect([path, answer.headers]).toMatchObject([
      path,
      {
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      },
    ]);
    const body = status === 404 ? expect.stringContaining('<h1>nothing here</h1>') : '';
    expect([path, answer.text]).toEqual([path, body]);
    answers.push({ path, ...told(answer) });
  }
  return answers;
}

test('what is refused is refused in the same words by each server, and guarded like any answer', async () => {
  const all = [];
  for (const [, start] of SERVERS) {
    all.push(await refusals((await serveSmall(start)).ask, REFUSED));
  }
  for (const answers of all) {
    expect(answers).toEqual(all[0]);
  }
});

test.each(
  SERVERS.filter(([name]) => name === 'nginx'),
)('%s sends no page of its own', async (_name, start) => {
  const { ask } = await serveSmall(start);
  const answers = await refusals(ask, BY_NGINX);
  expect(answers.at(-1)?.headers['content-range']).toBe('bytes */6');
});

import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDocuments } from '../../../../../../commands/documents/documents.ts';
import { checkCode } from '../../../../../../plugins/code/node/run/check.ts';
import { temporaryFolder, writeFiles } from '../../../../temporaryFolder.ts';

const block = (words: string, code: string, output: string): string =>
  `\`\`\`${words}\n${code}\n\`\`\`\n\n\`\`\`text title="Output"\n${output}\n\`\`\`\n`;

const SEARCH_PATH = process.env.PATH ?? '';

/** Checks texts as documents `docs/0.mdx`, `docs/1.mdx` and so on. */
const check = (
  texts: readonly string[],
  options: Partial<Parameters<typeof checkCode>[1]> = {},
): ReturnType<typeof checkCode> =>
  checkCode(
    texts.map((text, index) => ({ file: `docs/${index}.mdx`, text })),
    {
      cache: path.join(temporaryFolder({}), 'code'),
      searchPath: SEARCH_PATH,
      all: true,
      requireInterpreters: false,
      dataOf: () => undefined,
      ...options,
    },
  );

/** A search path whose first `bash` reports the version that was set last. */
function bashOf(version: string) {
  const folder = temporaryFolder({});
  const setVersion = (next: string) => {
    const tell = `[ "$1" = --version ] && { echo ${next}; exit; }`;
    writeFiles(folder, { bash: `#!/bin/sh\n${tell}\nexec /bin/bash "$@"\n` });
    chmodSync(path.join(folder, 'bash'), 0o755);
  };
  setVersion(version);
  return { searchPath: `${folder}:${SEARCH_PATH}`, setVersion };
}

/** The number of fences with the mark in a text, counted by its lines, without a parser. */
function markedIn(text: string): number {
  let open = '';
  return text.split('\n').filter((line) => {
    const [, fence = '', words = ''] = /^[\s>]*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (open !== '') {
      open = fence.startsWith(open) && words.trim() === '' ? '' : open;
      return false;
    }
    open = fence;
    return /\srun(?:=\S*)?(?=\s|$)/.test(words.replace(/"[^"]*"|'[^']*'/g, ''));
  }).length;
}

describe('every marked block is run or refused with a reason', () => {
  test.each([
    ['with its mark first', 'bash run title="a.sh"'],
    ['with its title first', 'bash title="a.sh" run'],
    ['between tildes', 'bash title="a b" run', '~~~'],
    ['in a list', 'bash title="a.sh" run', '   ```'],
  ])('%s', async (_, words, fence = '```') => {
    const indent = fence.replace(/\S/g, '');
    const lines = [
      fence + words,
      `${indent}echo 1`,
      fence,
      '',
      `${fence}text title="Output"`,
      `${indent}1`,
      fence,
    ];
    const text = `${indent && '1. One\n\n'}${lines.join('\n')}\n`;
    expect(markedIn(text)).toBe(1);
    expect(await check([text])).toMatchObject({ passed: 1, failed: 0, messages: [] });
  });

  test('in the complete library', async () => {
    const documents = (await readDocuments(path.resolve('.'))).map(({ file, text }) => ({
      file,
      // A language whose interpreter isn't there, so that all blocks are refused at once.
      text: text.replace(
        /^([ \t>]*(?:`{3,}|~{3,}))(?:js|javascript|ts|typescript)(?= )/gm,
        '$1bash',
      ),
    }));
    const { failed, skipped, messages } = await checkCode(documents, {
      cache: path.join(temporaryFolder({}), 'code'),
      searchPath: '',
      all: true,
      requireInterpreters: false,
      dataOf: () => undefined,
    });
    const marked = documents.reduce((sum, { text }) => sum + markedIn(text), 0);
    expect(marked).toBeGreaterThan(400);
    expect({ failed, skipped, messages: messages.length }).toEqual({
      failed: 0,
      skipped: marked,
      messages: marked,
    });
  });
});

describe('the report', () => {
  test('counts blocks that print what their page shows', async () => {
    const result = await check([block('js run', 'console.log(6 * 7)', '42'), 'Text']);
    expect(result).toEqual({ passed: 1, cached: 0, failed: 0, skipped: 0, messages: [] });
  });

  test('shows a unified diff where one prints something else', async () => {
    const text = block('bash run', 'printf "a\\nB\\n"; echo no >&2', 'a\nb');
    const { failed, messages } = await check([`Text\n\n${text}`]);
    expect(failed).toBe(1);
    expect(messages).toMatchInlineSnapshot(`
      [
        "docs/0.mdx:3: It does not print what the page shows:
      --- the page shows
      +++ the block prints
      @@ -1,2 +1,2 @@
       a
      -b
      +B
      It wrote to standard error:
      no",
      ]
    `);
  });

  test('shows every line of the difference, and standard error only where it has text', async () => {
    const { messages } = await check([block('bash run', 'echo a ===; echo ===', 'b ===\n===')]);
    expect(messages).toMatchInlineSnapshot(`
      [
        "docs/0.mdx:1: It does not print what the page shows:
      --- the page shows
      +++ the block prints
      @@ -1,2 +1,2 @@
      -b ===
      +a ===
       ===",
      ]
    `);
  });

  test('shows how a block has failed', async () => {
    const { messages } = await check([block('bash run', 'echo bad >&2; exit 3', '')]);
    expect(messages).toEqual(['docs/0.mdx:1: It ended with exit code 3:\nbad']);
  });

  test('names what cannot be read, and checks the other documents all the same', async () => {
    const result = await check(['```js run rnu\n```\n', block('js run', 'console.log(1)', '1')]);
    expect(result).toMatchObject({ passed: 1, failed: 1 });
    expect(result.messages[0]).toContain(
      'docs/0.mdx:1: "rnu" after the language is not an option of a block',
    );
  });

  test('is in the order of the documents, whatever ends first', async () => {
    const slow = block('bash run', 'sleep 0.3; exit 1', '');
    const { messages } = await check([slow, block('bash run', 'exit 1', '')]);
    expect(messages.map((message) => message.slice(0, 12))).toEqual([
      'docs/0.mdx:1',
      'docs/1.mdx:1',
    ]);
  });

  test('says of a block after one that failed only that', async () => {
    const text = `${block('js run', 'process.exit(1)', '')}${block('js run=continued', '', '')}`;
    const { failed, messages } = await check([text]);
    expect(failed).toBe(2);
    expect(messages[1]).toBe('docs/0.mdx:8: It continues the block on line 1, which failed');
  });
});

describe('a chain', () => {
  const counting = () => {
    const folder = temporaryFolder({});
    const runs = path.join(folder, 'runs');
    const count = `[ "$1" = --version ] || echo run >> ${runs}`;
    writeFiles(folder, { bash: `#!/bin/sh\n${count}\nexec /bin/bash "$@"\n` });
    chmodSync(path.join(folder, 'bash'), 0o755);
    return {
      searchPath: `${folder}:${SEARCH_PATH}`,
      runs: () => readFileSync(runs, 'utf8').trim().split('\n').length,
    };
  };
  const first = block('bash run', 'a=20; echo $a', '20');
  const second = block('bash run=continued', 'a=$((a + 1)); echo $a', '21');
  const third = block('bash run=continued', 'echo $((a + 1))', '22');

  test('is run once where each block prints what its page shows', async () => {
    const { searchPath, runs } = counting();
    const { passed } = await check([`${first}${second}${third}`], { searchPath });
    expect(passed).toBe(3);
    expect(runs()).toBe(1);
  });

  test('is run again only to find which block does not print what its page shows', async () => {
    const { searchPath, runs } = counting();
    const wrong = block('bash run=continued', 'echo $((a + 1))', '23');
    const { passed, messages } = await check([`${first}${second}${wrong}`], { searchPath });
    expect(passed).toBe(2);
    expect(messages).toEqual([expect.stringContaining('docs/0.mdx:15: It does not print')]);
    expect(runs()).toBe(3);
  });

  test('has no block that is at fault for one behind it', async () => {
    const broken = block('bash run=continued', 'if', '');
    const { passed, messages } = await check([`${first}${second}${broken}`]);
    expect(passed).toBe(2);
    expect(messages).toEqual([expect.stringContaining('docs/0.mdx:15: It ended with exit code')]);
    const late = block('js run', "setTimeout(() => console.log('late'), 20)", 'late');
    const next = block('js run=continued', "console.log('next')", 'next\nlate');
    expect((await check([`${late}${next}`])).messages).toEqual([]);
  });
});

describe('a missing interpreter', () => {
  const text = block('python run', 'print(1)', '1');
  const searchPath = '/nowhere';

  test('skips its blocks', async () => {
    expect(await check([text], { searchPath })).toEqual({
      ...{ passed: 0, cached: 0, failed: 0, skipped: 1 },
      messages: ['docs/0.mdx:1: python is not run: "python3" is not there; skipped'],
    });
  });

  test('stops the check if it is missing only once its blocks are run', async () => {
    const folder = temporaryFolder({ bash: '#!/bin/sh\n/bin/rm "$0"\n' });
    chmodSync(path.join(folder, 'bash'), 0o755);
    const once = check([block('bash run', 'echo 1', '1')], { searchPath: folder });
    await expect(once).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('fails in CI', async () => {
    expect(await check([text], { searchPath, requireInterpreters: true })).toMatchObject({
      ...{ failed: 1, skipped: 0 },
      messages: ['docs/0.mdx:1: python is not run: "python3" is not there, and in CI it has to be'],
    });
  });
});

describe('the cache', () => {
  const options = () => ({ cache: temporaryFolder({}) });
  const two = (first: string, second: string) =>
    `${block('bash run', first, '1')}${block('bash run=continued', second, '2')}`;

  test('keeps a block that has passed from being run again', async () => {
    const kept = options();
    const text = block('bash run', 'echo 1', '1');
    expect(await check([text], kept)).toMatchObject({ passed: 1, cached: 0 });
    expect(await check([text], kept)).toMatchObject({ passed: 1, cached: 1 });
    expect(await check([`Moved.\n\n${text}`], kept)).toMatchObject({ passed: 1, cached: 1 });
  });

  test.each([
    ['its code', block('bash run', 'echo  1', '1')],
    ['its output', block('bash run', 'echo 1', '2')],
    ['its language', block('js run', 'echo 1', '1')],
  ])('does not answer for a block when %s changes', async (_what, changed) => {
    const kept = options();
    await check([block('bash run', 'echo 1', '1')], kept);
    expect(await check([changed], kept)).toMatchObject({ cached: 0 });
  });

  test('does not answer for a chain when one of its blocks changes', async () => {
    const kept = options();
    await check([two('echo 1', 'echo 2')], kept);
    expect(await check([two('echo 1', 'echo  2')], kept)).toMatchObject({ passed: 2, cached: 0 });
    expect(await check([two('echo  1', 'echo 2')], kept)).toMatchObject({ passed: 2, cached: 0 });
  });

  test('does not answer for a block when its interpreter changes', async () => {
    const kept = options();
    const { searchPath, setVersion } = bashOf('1.0');
    const text = block('bash run', 'echo 1', '1');
    await check([text], { ...kept, searchPath });
    expect(await check([text], { ...kept, searchPath })).toMatchObject({ cached: 1 });
    setVersion('1.1');
    expect(await check([text], { ...kept, searchPath })).toMatchObject({ passed: 1, cached: 0 });
  });

  test('does not answer for a block when other programs may be found', async () => {
    const kept = options();
    const text = block('bash run', 'echo 1', '1');
    await check([text], kept);
    const searchPath = `${SEARCH_PATH}:${temporaryFolder({})}`;
    expect(await check([text], { ...kept, searchPath })).toMatchObject({ passed: 1, cached: 0 });
  });

  test('does not answer for a block when the data it reads change', async () => {
    const kept = options();
    const text = block('bash run data="things"', 'wc -l < things.json', '1');
    const of = (json: string) => ({ ...kept, dataOf: () => json });
    expect(await check([text], of('[1]\n'))).toMatchObject({ passed: 1, cached: 0 });
    expect(await check([text], of('[1]\n'))).toMatchObject({ passed: 1, cached: 1 });
    expect(await check([text], of('[2]\n'))).toMatchObject({ passed: 1, cached: 0 });
  });

  test('holds no failure', async () => {
    const kept = options();
    const text = block('bash run', 'echo 1', '2');
    expect(await check([text], kept)).toMatchObject({ failed: 1 });
    expect(await check([text], kept)).toMatchObject({ failed: 1, cached: 0 });
  });

  test('forgets what is not in the library any more, but not after a look at one document', async () => {
    const kept = options();
    const [one, other] = [block('bash run', 'echo 1', '1'), block('bash run', 'echo 2', '2')];
    await check([one, other], kept);
    await check([one], { ...kept, all: false });
    expect(await check([one, other], kept)).toMatchObject({ cached: 2 });
    await check([one], kept);
    expect(await check([one, other], kept)).toMatchObject({ cached: 1 });
  });
});

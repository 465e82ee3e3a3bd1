import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeFaults, highlighted } from '../../../../../plugins/code/node/highlight.ts';
import { textOf } from '../../../../../plugins/code/shared/html.ts';
import { parseMdx } from '../../../../../plugins/mdx/node/parse.ts';
import { TOKEN_KINDS } from '../../../../../site/codeTheme.ts';

let faultsOf: Awaited<ReturnType<typeof codeFaults>>;
beforeAll(async () => {
  faultsOf = await codeFaults({ additionalLanguages: ['docker'] });
});

describe('highlighted', () => {
  test('puts a span around what has a color of its own', () => {
    expect(highlighted('const a = 1; // <b>', 'js')).toBe(
      [
        '<span class="token keyword">const</span> a = <span class="token number">1</span>; ',
        '<span class="token comment">// &lt;b&gt;</span>',
      ].join(''),
    );
  });

  test('gives a token within another the color of the inner one, and else of the outer', () => {
    expect(highlighted('<a b="c">', 'html')).toBe(
      [
        '<span class="token keyword">&lt;a </span><span class="token function">b</span>',
        '<span class="token string">="c"</span><span class="token keyword">&gt;</span>',
      ].join(''),
    );
  });

  test('puts one span around words of one color, with the space between them', () => {
    expect(highlighted('async function a', 'js')).toMatch(
      /^<span class="token keyword">async function<\/span> /,
    );
  });

  test('gives blank text no span', () => {
    expect(highlighted('const a\n\n  // b', 'js')).toBe(
      '<span class="token keyword">const</span> a\n\n  <span class="token comment">// b</span>',
    );
  });

  test.each(['text', 'js', 'bash', 'docker'])('keeps the text of %s as it is', (language) => {
    const code = '  FROM "a" \\\n\n\tif (x < 1 && y > `2`) # c\n// d <!-- e -->  ';
    expect(textOf(highlighted(code, language))).toBe(code);
  });
});

describe('codeFaults', () => {
  test('knows the common languages, those that are added, and text', () => {
    const block = (language: string) => `\`\`\`${language}\na\n\`\`\`\n`;
    const known = ['bash', 'js', 'ts', 'python', 'sql', 'c', 'ini', 'dockerfile', 'text'];
    const text = [...known, 'abap', 'toString'].map(block).join('\n');
    expect(faultsOf(parseMdx(text), text)).toEqual([
      {
        line: 37,
        message:
          'there is no grammar for "abap"; correct it, add it to themeConfig.prism.additionalLanguages, or use "text"',
      },
      { line: 41, message: expect.stringContaining('there is no grammar for "tostring"') },
    ]);
  });

  test('refuses a language that Prism does not have', async () => {
    await expect(codeFaults({ additionalLanguages: ['docker', 'dokcer'] })).rejects.toThrow(
      'themeConfig.prism.additionalLanguages: Prism has no grammar for "dokcer"',
    );
  });
});

test('every kind of token has its color', () => {
  const stylesheet = readFileSync('src/css/code.css', 'utf8');
  const tokens = readFileSync('src/css/tokens.css', 'utf8');
  for (const name of Object.keys(TOKEN_KINDS)) {
    const color = new RegExp(
      `^\\.token\\.${name} \\{\\n {2}color: var\\((--[\\w-]+)\\);`,
      'm',
    ).exec(stylesheet)?.[1];
    expect(color, name).toBeDefined();
    // One value for each color mode.
    expect(tokens.split(`  ${color}: `).length, name).toBe(3);
  }
});

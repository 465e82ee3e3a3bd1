import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { blockHtml } from '../../../../../../../plugins/content/code/node/highlight/blockHtml.ts';
import {
  type Grammars,
  loadGrammars,
} from '../../../../../../../plugins/content/code/node/highlight/grammars.ts';
import { textOf } from '../../../../../../../plugins/content/code/shared/html.ts';
import { TOKEN_KINDS } from '../../../../../../../site/codeTheme.ts';

let grammars: Grammars;
beforeAll(async () => {
  grammars = await loadGrammars(['docker']);
});

const html = (language: string, code: string, meta = '') =>
  blockHtml({ language, code, meta }, grammars);

describe('blockHtml', () => {
  test('puts a span around what has a color of its own', () => {
    expect(html('js', 'const a = 1; // <b>')).toBe(
      [
        '<span class="token keyword">const</span> a = <span class="token number">1</span>; ',
        '<span class="token comment">// &lt;b&gt;</span>',
      ].join(''),
    );
  });

  test('gives a token within another the color of the inner one, and else of the outer', () => {
    expect(html('html', '<a b="c">')).toBe(
      [
        '<span class="token keyword">&lt;a </span><span class="token function">b</span>',
        '<span class="token string">="c"</span><span class="token keyword">&gt;</span>',
      ].join(''),
    );
  });

  test('colors each line of a token that has several', () => {
    expect(html('python', '"""a\nb"""')).toBe(
      '<span class="token string">"""a</span>\n<span class="token string">b"""</span>',
    );
  });

  test('marks and numbers lines', () => {
    expect(html('text', 'a\nb\nc', '{2}')).toBe(
      'a\n<span class="theme-code-block-highlighted-line">b\n</span>c',
    );
    expect(html('text', 'a\nb', 'showLineNumbers=3 {1}')).toBe(
      '<span class="code-line theme-code-block-highlighted-line">a\n</span><span class="code-line">b</span>',
    );
  });

  test.each(['text', 'js', 'bash', 'docker'])('keeps the text of %s as it is', (language) => {
    const code = '  FROM "a" \\\n\n\tif (x < 1 && y > `2`) # c\n// d <!-- e -->  ';
    expect(textOf(html(language, code, 'showLineNumbers {2-3}'))).toBe(code);
  });
});

describe('loadGrammars', () => {
  test('knows the common languages, those that are added, and text', () => {
    for (const language of [
      'bash',
      'js',
      'ts',
      'python',
      'sql',
      'c',
      'ini',
      'dockerfile',
      'text',
    ]) {
      expect(grammars.has(language), language).toBe(true);
    }
    expect(grammars.has('abap')).toBe(false);
    expect(grammars.has('toString')).toBe(false);
  });

  test('refuses a language that Prism does not have', async () => {
    await expect(loadGrammars(['docker', 'dokcer'])).rejects.toThrow(
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

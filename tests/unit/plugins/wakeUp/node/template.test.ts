import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answersScript, inlineScript } from '../../../../../plugins/wakeUp/node/scripts.ts';
import { wakeUpTemplate } from '../../../../../plugins/wakeUp/node/template.ts';

describe('the template of pages', () => {
  test('has no scripts but the one that wakes the page up, which knows their addresses', () => {
    const template = wakeUpTemplate();
    expect(template).not.toMatch(/<script src=/);
    expect(template.match(/<script /g)).toHaveLength(1);
    expect(template).toMatch(
      /data-scripts="<%= \['assets\/js\/answers\.[0-9a-f]{8}\.js', \.\.\.it\.scripts\]\.map\(/,
    );
    expect(template).toContain('it.stylesheets.forEach');
    expect(template).toContain('it.headTags');
  });

  test('is refused where the framework writes scripts in another way', () => {
    expect(() => wakeUpTemplate('<head><%~ it.scriptTags %></head>')).toThrow(
      /plugins\/wakeUp\/node\/template\.ts: .*ssgTemplate\.html\.js/,
    );
  });
});

describe('the script in each page', () => {
  const script = inlineScript();

  test('is small, since each page carries it', () => {
    expect(brotliCompressSync(script).length).toBeLessThan(1_000);
  });

  test('can stand in a page and in the template', () => {
    expect(script).not.toMatch(/<\/script|<!--|<%/i);
    expect(() => new Function(script)).not.toThrow();
  });
});

describe('the script that answers early', () => {
  const { file, text } = answersScript();

  test('is small, since a reader waits for it', () => {
    expect(brotliCompressSync(text).length).toBeLessThan(3_900);
  });

  test('has another address where it is another, for it may be kept for good', () => {
    expect(file).toBe(answersScript().file);
    expect(file).toMatch(/^assets\/js\/answers\.[0-9a-f]{8}\.js$/);
    expect(() => new Function(text)).not.toThrow();
  });
});

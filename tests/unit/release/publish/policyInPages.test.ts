import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { parsePage } from '../../../../release/pages/page.ts';
import { rewritten } from '../../../../release/pages/rewrite.ts';
import { policyInPages } from '../../../../release/publish/policyInPages.ts';
import { readSettings } from '../../../../site/settings.ts';

const withPolicy = (html: string) =>
  rewritten(parsePage('a.html', html), [policyInPages(readSettings({}))]);

const START = '<!doctype html><html lang=en><meta charset=UTF-8>';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const POLICY = /<meta http-equiv=Content-Security-Policy content="([^"]*)">/;

test('the policy follows the charset, before the first script', () => {
  const end = '<title>A</title><script>a()</script>';
  const html = withPolicy(START + end);
  expect(html.replace(POLICY, '|')).toBe(`${START}|${end}`);
});

test('it allows the scripts in the page, and no other', () => {
  const policy = POLICY.exec(
    withPolicy(
      `${START}<script>a()</script><script type=application/ld+json>{}</script><script>b()</script><script src=/c.js></script>`,
    ),
  )?.[1];
  const scripts = /script-src ([^;]*)/.exec(policy ?? '')?.[1]?.split(' ');
  expect(scripts?.sort()).toEqual(["'self'", hashOf('a()'), hashOf('b()')].sort());
  expect(policy).not.toContain('frame-ancestors');
});

test('a page that only leads to another one keeps its script', () => {
  const html =
    '<meta charset="UTF-8"><meta http-equiv="refresh" content="0; url=/b"><script>b()</script>';
  expect(withPolicy(html)).toBe(html);
});

test('a page without scripts gets it, too', () => {
  expect(withPolicy(`${START}<title>A</title>`)).toMatch(POLICY);
});

test('a page without a place for it is named', () => {
  expect(() => withPolicy('<title>A</title>')).toThrow('a.html has no <meta charset>');
});

test('a script that it would come too late for is refused', () => {
  expect(() => withPolicy('<script>a()</script><meta charset=UTF-8>')).toThrow(
    'a.html has a script before its <meta charset>',
  );
});

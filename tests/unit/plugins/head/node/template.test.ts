import pageTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate.js';
import { describe, expect, test } from 'vitest';
import { headTemplate } from '../../../../../plugins/head/node/template.ts';

/** What the framework gives its template; a part of it. */
const GIVEN = {
  htmlAttributes: 'lang="en"',
  bodyAttributes: 'class="navigation-with-keyboard"',
  version: '1.2.3',
  metaAttributes: [
    '<title data-rh="true">Tea</title>',
    '<link rel="icon" href="/i"><link data-rh="true" rel="alternate" href="/" hrefLang="en"/>',
  ],
  headTags: '',
  stylesheets: [],
  scripts: [],
  preBodyTags: '',
  appHtml: '',
  postBodyTags: '',
  baseUrl: '/',
  noIndex: false,
};

const written = async (htmlAttributes: string, locales = ['en']): Promise<string> => {
  const write = await compileSSGTemplate(headTemplate(pageTemplate, locales));
  return write({ ...GIVEN, htmlAttributes });
};

describe('the head of a page', () => {
  test('says nothing of the framework, and all that the page says', async () => {
    const html = await written('lang="en"');
    expect(html).toMatch(
      /<html lang="en">\s*<head>\s*<meta charset="UTF-8">\s*<title>Tea<\/title>/,
    );
    expect(html).toMatch(/<body\s*>/);
    expect(html).not.toContain('generator');
  });

  test('has links to other languages where there are some', async () => {
    expect(await written('lang="en"')).not.toContain('alternate');
    expect(await written('lang="en"')).toContain('<link rel="icon" href="/i">');
    expect(await written('lang="en"', ['en', 'de'])).toContain('hrefLang="en"');
  });

  test.each([
    ['class="docs plugin-docs plugin-id-default mdx-page"', 'class="docs mdx-page"'],
    ['class="plugin-docs docs-version-current docs-doc-id-a/b/README"', ''],
    ['class="my-plugin-page"', 'class="my-plugin-page"'],
  ])('has of the root element with %s those classes that something asks for', async (given, kept) => {
    expect(await written(`lang="en" ${given} dir="ltr"`)).toContain(
      `<html lang="en"${kept === '' ? '' : ` ${kept}`} dir="ltr">`,
    );
  });

  test('is refused where the framework writes it in another way', () => {
    expect(() => headTemplate('<html><head></head></html>', ['en'])).toThrow(
      /plugins\/head\/node\/template\.ts: .*ssgTemplate\.html\.js/,
    );
  });
});

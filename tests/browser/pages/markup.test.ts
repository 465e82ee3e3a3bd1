import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { batchesOf, sitemapPaths as paths } from './sitemap.ts';

/**
 * The rules of the HTML standard. A redundant role doesn't break them. Tables have such roles, because browsers drop
 * the semantics of a table whose `display` is changed.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      // The serializer that restores end tags doesn't escape `>`, which the standard allows.
      'no-raw-characters': 'off',
    },
  }),
);

type Node = DefaultTreeAdapterTypes.Node;

const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

const hasHeading = (node: Node): boolean =>
  /^h[1-6]$/.test(node.nodeName) || childrenOf(node).some(hasHeading);

/** Checks the standard's rules for sections and items, which the validator doesn't check. */
function structureFaults(node: Node, isInItem = false): readonly string[] {
  const names = 'attrs' in node ? node.attrs.map(({ name }) => name) : [];
  const isLabeled = names.includes('aria-label');
  return [
    ...(node.nodeName === 'section' && !isLabeled && !hasHeading(node)
      ? ['a section has neither a heading nor a label']
      : []),
    ...(names.includes('itemprop') && !isInItem ? ['itemprop is outside of an item'] : []),
    ...childrenOf(node).flatMap((child) =>
      structureFaults(child, isInItem || names.includes('itemscope')),
    ),
  ];
}

/**
 * The minifier doesn't escape `<` where no tag can start, or `&` where no known character reference does. Browsers
 * read both as text.
 */
const WRITTEN_BY_MINIFIER = [
  'invalid-first-character-of-tag-name',
  'unknown-named-character-reference',
];

/** Returns the faults of a page's HTML, with their positions as the validator reports them. */
function faultsOf(html: string): readonly string[] {
  const errors: string[] = [];
  // The validator doesn't know which end tags the standard lets a page omit.
  const tree = parse(html, { onParseError: ({ code }) => errors.push(code) });
  const { results } = validator.validateStringSync(serialize(tree));
  return [
    ...errors.filter((code) => !WRITTEN_BY_MINIFIER.includes(code)),
    ...structureFaults(tree),
    ...results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  ];
}

test('the validator finds what is planted', () => {
  const planted = `<!doctype html><html lang=en><title>T</title><section><p>a</section>
    <figure><i>b</i><figcaption>b</figcaption><details><summary>c</summary></details></figure>
    <b itemprop=name>d</b><i id=x></i><i id=x></i>`;
  const faults = faultsOf(planted).join('\n');
  expect(faults).toContain('a section has neither');
  expect(faults).toContain('itemprop is outside');
  expect(faults).toContain('element-permitted-order');
  expect(faults).toContain('no-dup-id');
});

for (const { name, batch } of batchesOf([...paths, '/search', '/404.html'])) {
  test(`pages ${name} are valid HTML`, async ({ request }) => {
    for (const path of batch) {
      const answer = await request.get(path);
      expect.soft(faultsOf(await answer.text()), path).toEqual([]);
    }
  });
}

import { parseHTML } from 'linkedom';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type FilledContext, Helmet, HelmetProvider } from 'react-helmet-async';
import { expect, test } from 'vitest';
import { attributesFor, chosen } from '../../../../../plugins/head/client/choice.ts';
import {
  type Attributes,
  elementsOf,
  type HeadElement,
} from '../../../../../plugins/head/client/elements.ts';

const meta = (attributes: object) => createElement('meta', attributes);
const link = (attributes: object) => createElement('link', attributes);

/** What components of a page want, in their order. */
type Page = readonly (readonly ReactElement[])[];

const SITE: readonly ReactElement[] = [
  createElement('html', { lang: 'en', dir: 'ltr', className: 'site' }),
  createElement('title', undefined, 'Library'),
  meta({ property: 'og:title', content: 'Library' }),
  meta({ name: 'viewport', content: 'width=device-width' }),
  link({ rel: 'icon', href: '/icon.svg' }),
];

const PAGES: Readonly<Record<string, Page>> = {
  'a page over its site': [
    SITE,
    [
      createElement('title', undefined, 'Docker | Library'),
      meta({ property: 'og:title', content: 'Docker | Library' }),
      meta({ name: 'description', content: 'Run a program in a box.' }),
    ],
  ],
  'addresses of the page, of which one is canonical': [
    [link({ rel: 'canonical', href: '/' }), link({ rel: 'alternate', href: '/', hrefLang: 'en' })],
    [
      link({ rel: 'canonical', href: '/docker' }),
      link({ rel: 'alternate', href: '/docker', hrefLang: 'en' }),
      link({ rel: 'alternate', href: '/docker', hrefLang: 'x-default' }),
    ],
  ],
  'several of one component with one key': [
    [meta({ name: 'tag', content: 'old' })],
    [meta({ name: 'tag', content: 'one' }), meta({ name: 'tag', content: 'other' })],
  ],
  'scripts by what is in them': [
    [createElement('script', { type: 'application/ld+json' }, '{"a":1}')],
    [createElement('script', { type: 'application/ld+json' }, '{"a":2}')],
    [createElement('script', { type: 'application/ld+json' }, '{"a":1}')],
  ],
  'attributes of the root, the last of each name': [
    SITE,
    [createElement('html', { className: 'page' })],
    [createElement('html', { 'data-has-hydrated': true })],
  ],
};

/** The head that the library makes of a page on a server. */
function byLibrary(page: Page): {
  readonly elements: readonly HeadElement[];
  readonly root: Attributes;
  readonly title: string;
} {
  const context = {} as FilledContext;
  const components = page.map((elements, key) => createElement(Helmet, { key }, ...elements));
  renderToStaticMarkup(createElement(HelmetProvider, { context }, components));
  const { title, meta: metas, link: links, script, htmlAttributes } = context.helmet;
  const { document } = parseHTML(
    `<html ${htmlAttributes}><head>${title}${metas}${links}${script}</head><body></body></html>`,
  );
  const attributesOf = (element: Element) =>
    Object.fromEntries(
      Array.from(element.attributes)
        .filter(({ name }) => name !== 'data-rh')
        .map(({ name, value }) => [name.toLowerCase(), value]),
    );
  const elements = Array.from(document.head.children).map((element) => ({
    type: element.localName,
    attributes: {
      ...attributesOf(element),
      ...(element.innerHTML && { innerHTML: element.innerHTML }),
    },
  }));
  return { elements, root: attributesOf(document.documentElement), title: document.title };
}

const ofType = (elements: readonly HeadElement[], ...types: readonly string[]) =>
  elements.filter(({ type }) => types.includes(type));

test.each(Object.entries(PAGES))('%s: as the library has it', (_name, page) => {
  const wanted = page.map(elementsOf);
  const library = byLibrary(page);
  const elements = chosen(wanted, true);
  for (const type of ['meta', 'link', 'script']) {
    expect(ofType(elements, type)).toEqual(ofType(library.elements, type));
  }
  expect(attributesFor('html', wanted.flat())).toEqual(library.root);
  const titles = ofType(wanted.flat(), 'title');
  expect(titles.at(-1)?.attributes.innerHTML ?? '').toBe(library.title);
});

test('a site of one language has no links to others', () => {
  const page = [link({ rel: 'alternate', href: '/', hrefLang: 'en' }), link({ rel: 'icon' })];
  expect(chosen([elementsOf(page)], false)).toEqual([
    { type: 'link', attributes: { rel: 'icon' } },
  ]);
});

test('the root has the classes that something asks for', () => {
  const classed = (className: string) => elementsOf(createElement('html', { className }));
  expect(attributesFor('html', classed('plugin-docs docs-doc-id-a/b mdx-page'))).toEqual({
    class: 'mdx-page',
  });
  expect(attributesFor('html', classed('plugin-pages plugin-id-default'))).toEqual({});
});

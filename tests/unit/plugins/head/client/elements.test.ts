import { createElement, Fragment } from 'react';
import { expect, test } from 'vitest';
import { elementsOf } from '../../../../../plugins/head/client/elements.ts';

test('elements are read through lists and fragments, by their names in HTML', () => {
  const children = [
    createElement('html', { key: 'root', className: 'page', lang: 'en' }),
    createElement(Fragment, { key: 'two' }, [
      createElement('meta', { key: 'meta', httpEquiv: 'refresh', content: '1' }),
      createElement('link', { key: 'link', rel: 'alternate', hrefLang: 'en' }),
    ]),
    createElement('title', { key: 'title' }, 'A page', ' | ', 'a site'),
  ];
  expect(elementsOf(children)).toEqual([
    { type: 'html', attributes: { class: 'page', lang: 'en' } },
    { type: 'meta', attributes: { 'http-equiv': 'refresh', content: '1' } },
    { type: 'link', attributes: { rel: 'alternate', hreflang: 'en' } },
    { type: 'title', attributes: { innerHTML: 'A page | a site' } },
  ]);
});

test('nothing, and attributes without a value, are left out', () => {
  const children = [
    undefined,
    false,
    'text',
    createElement('meta', { key: 'meta', name: 'robots', content: undefined, media: null }),
    createElement('html', { key: 'root', 'data-has-hydrated': false }),
    createElement('html', { key: 'awake', 'data-has-hydrated': true }),
  ];
  expect(elementsOf(children)).toEqual([
    { type: 'meta', attributes: { name: 'robots' } },
    { type: 'html', attributes: {} },
    { type: 'html', attributes: { 'data-has-hydrated': 'true' } },
  ]);
});

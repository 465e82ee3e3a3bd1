import { DOMParser } from 'linkedom';
import { expect, test } from 'vitest';
import { atomFeed } from '../../../../../plugins/documents/node/feed.ts';
import type { ChangedEntry } from '../../../../../plugins/documents/shared/changes.ts';

const SITE = {
  title: 'Tea & Herbs',
  tagline: 'What to brew',
  url: 'https://library.example.org',
  baseUrl: '/library/',
};

const entry = (slug: string, changed: string, rest: Partial<ChangedEntry> = {}): ChangedEntry => ({
  href: `/library/${slug}`,
  title: `Title of ${slug}`,
  description: `About ${slug}.`,
  kind: 'added',
  changed,
  ...rest,
});

const GREEN = entry('green', '2026-03-02T12:00:00.000Z');
const BLACK = entry('black', '2026-02-01T08:00:00.000Z', { kind: 'verified' });

const read = (changed: readonly ChangedEntry[]) =>
  new DOMParser().parseFromString(atomFeed(SITE, changed), 'text/xml').documentElement;

type Parsed = ReturnType<typeof read>;

/** The texts of an element's children with this name. */
const texts = ({ children }: Parsed, name: string) =>
  [...children].filter(({ localName }) => localName === name).map(({ textContent }) => textContent);

/** The addresses of an element's links, by their relation. */
const links = ({ children }: Parsed) =>
  [...children]
    .filter(({ localName }) => localName === 'link')
    .map((link) => [link.getAttribute('rel'), link.getAttribute('href')]);

test('the feed has what the standard requires, with the time of the last change', () => {
  const feed = read([GREEN, BLACK]);
  expect(feed.localName).toBe('feed');
  expect(feed.getAttribute('xmlns')).toBe('http://www.w3.org/2005/Atom');
  expect(texts(feed, 'id')).toEqual(['https://library.example.org/library/feed.atom']);
  expect(texts(feed, 'title')).toEqual(['Tea & Herbs']);
  expect(texts(feed, 'updated')).toEqual(['2026-03-02T12:00:00.000Z']);
  expect([...feed.querySelectorAll('author > name')].map((name) => name.textContent)).toEqual([
    'Tea & Herbs',
  ]);
  expect(links(feed)).toEqual([
    ['alternate', 'https://library.example.org/library/'],
    ['self', 'https://library.example.org/library/feed.atom'],
  ]);
});

test('an entry has the document’s address, the day in its ID, and what changed', () => {
  const [green, black] = read([GREEN, BLACK]).querySelectorAll('entry');
  expect(texts(green, 'id')).toEqual(['https://library.example.org/library/green#2026-03-02']);
  expect(links(green)).toEqual([[null, 'https://library.example.org/library/green']]);
  expect(texts(green, 'updated')).toEqual(['2026-03-02T12:00:00.000Z']);
  expect(texts(green, 'title')).toEqual(['Title of green']);
  expect(texts(green, 'summary')).toEqual(['New document. About green.']);
  expect(texts(black, 'summary')).toEqual(['Facts verified again. About black.']);
});

test('a document changed again on another day has another ID', () => {
  const later = { ...GREEN, changed: '2026-04-01T00:00:00.000Z' };
  const [id] = texts(read([later]).querySelector('entry'), 'id');
  expect(id).toBe('https://library.example.org/library/green#2026-04-01');
});

test('markup in a title is shown as text', () => {
  const [title] = texts(
    read([{ ...GREEN, title: 'The <head> & more' }]).querySelector('entry'),
    'title',
  );
  expect(title).toBe('The &lt;head&gt; &amp; more');
});

test('the feed has the fifty last changes', () => {
  const many = Array.from({ length: 60 }, (_, index) => entry(`tea-${index}`, GREEN.changed));
  const ids = [...read(many).querySelectorAll('entry')].flatMap((one) => texts(one, 'id'));
  expect(ids).toHaveLength(50);
  expect(ids[0]).toContain('/tea-0#');
});

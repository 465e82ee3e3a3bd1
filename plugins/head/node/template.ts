import { LANGUAGE_ATTRIBUTE } from '../shared/languages.ts';
import { UNASKED } from '../shared/rootClasses.ts';

/** Where the framework's template writes the attributes of the root element and of the body. */
const ATTRIBUTES = ['<%~ it.htmlAttributes %>', '<%~ it.bodyAttributes %>'];

/** The same, with the classes that something asks for: the attributes are text such as `lang="en" class="a b"`. */
const asked = (attributes: string): string =>
  attributes.replace(' %>', `.replace(${UNASKED}, '').replace(/\\s*class=\\x22\\s*\\x22/, '') %>`);

/** Where it writes what components want in the head: all elements of one kind are a text. */
const WANTED = '<%~ metaAttribute %>';

/** The same, without the mark by which the library finds its elements again. */
const UNMARKED = `<%~ metaAttribute.replace(/ data-rh=\\x22true\\x22/g, '') %>`;

/** The same, without links to other languages, of which the library writes the attribute as React calls it. */
const UNMARKED_HERE = UNMARKED.replace(
  ' %>',
  `.replace(/<link[^>]* ${LANGUAGE_ATTRIBUTE}=[^>]*>/gi, '') %>`,
);

/** What the framework says of itself. */
const GENERATOR = /\s*<meta name="generator".*/;

/**
 * A template of pages that says in the head what a reader's browser or a search engine asks for. It is for sites with
 * the plugin of ./index.ts: the library itself would not find its elements again.
 *
 * @param template - the framework's, in the language of eta, or one made of it
 * @param locales - all that the site has
 * @returns what the option `ssrTemplate` takes
 * @throws Error when the template writes these things in another way
 */
export function headTemplate(template: string, locales: readonly string[]): string {
  const isKnown = [...ATTRIBUTES, WANTED].every((part) => template.includes(part));
  if (!isKnown || !GENERATOR.test(template)) {
    throw new Error(
      "plugins/head/node/template.ts: the framework's template has another head; look at @docusaurus/core/lib/ssg/ssgTemplate.html.js",
    );
  }
  const head = ATTRIBUTES.reduce(
    (text, attributes) => text.replace(attributes, asked),
    template.replace(GENERATOR, ''),
  );
  return head.replace(WANTED, () => (locales.length > 1 ? UNMARKED : UNMARKED_HERE));
}

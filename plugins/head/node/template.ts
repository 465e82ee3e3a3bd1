import { LANGUAGE_ATTRIBUTE } from '../shared/languages.ts';
import { OF_MAKERS } from '../shared/rootClasses.ts';

/** Where the framework's template writes the attributes of the root element. */
const ROOT_ATTRIBUTES = '<%~ it.htmlAttributes %>';

/** The same, with the classes that something asks for: `it.htmlAttributes` is text such as `lang="en" class="a b"`. */
const ASKED_ATTRIBUTES = `<%~ it.htmlAttributes.replace(${OF_MAKERS}, '').replace(/\\s*class=\\x22\\s*\\x22/, '') %>`;

/** Where it writes what components want in the head: all elements of one kind are a text. */
const WANTED = '<%~ metaAttribute %>';

/** The same, without links to other languages, of which the library writes the attribute as React calls it. */
const WANTED_HERE = `<%~ metaAttribute.replace(/<link[^>]* ${LANGUAGE_ATTRIBUTE}=[^>]*>/gi, '') %>`;

/** What the framework says of itself. */
const GENERATOR = /\s*<meta name="generator".*/;

/**
 * A template of pages that says in the head what a reader's browser or a search engine asks for.
 *
 * @param template - the framework's, in the language of eta, or one made of it
 * @param locales - all that the site has
 * @returns what the option `ssrTemplate` takes
 * @throws Error when the template writes these things in another way
 */
export function headTemplate(template: string, locales: readonly string[]): string {
  const isKnown = [ROOT_ATTRIBUTES, WANTED].every((part) => template.includes(part));
  if (!isKnown || !GENERATOR.test(template)) {
    throw new Error(
      "plugins/head/node/template.ts: the framework's template has another head; look at @docusaurus/core/lib/ssg/ssgTemplate.html.js",
    );
  }
  const head = template.replace(ROOT_ATTRIBUTES, () => ASKED_ATTRIBUTES).replace(GENERATOR, '');
  return locales.length > 1 ? head : head.replace(WANTED, () => WANTED_HERE);
}

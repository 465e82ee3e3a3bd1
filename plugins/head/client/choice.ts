import { LANGUAGE_ATTRIBUTE } from '../shared/languages';
import { askedClasses } from '../shared/rootClasses';
import { type Attributes, CONTENT, type HeadElement } from './elements';

/** What tells elements of one kind apart, such as the name of a `meta`. The last one that an element has counts. */
const KEYS = [
  'itemprop',
  'property',
  'name',
  'http-equiv',
  'charset',
  'rel',
  'src',
  'href',
  CONTENT,
];

/** By what an element replaces others. */
export function keyOf({ type, attributes }: HeadElement): string {
  // There is one canonical address; links of other relations are told apart by where they lead.
  const isCanonical = attributes.rel === 'canonical';
  const names = KEYS.filter((key) => key in attributes);
  const name = isCanonical ? 'rel' : (names.at(-1) ?? '');
  return `${type} ${name} ${attributes[name]}`.toLowerCase();
}

/**
 * Chooses among what several components want in the head: what comes later replaces what came
 * before and has the same key. A component may have several with one key.
 *
 * @param wanted - elements of each component, in the order of the page
 * @param hasLanguages - whether the site has several languages, whose pages lead to each other
 * @returns what goes into the head, in that order
 */
export function chosen(
  wanted: readonly (readonly HeadElement[])[],
  hasLanguages: boolean,
): readonly HeadElement[] {
  const taken = new Set<string>();
  return wanted.reduceRight<HeadElement[]>((later, elements) => {
    const own = elements.filter(
      (element) =>
        !taken.has(keyOf(element)) && (hasLanguages || !(LANGUAGE_ATTRIBUTE in element.attributes)),
    );
    for (const element of own) {
      taken.add(keyOf(element));
    }
    return own.concat(later);
  }, []);
}

/** The attributes that components want for the root or the body of the page; the last one to name one has it. */
export function attributesFor(type: string, wanted: readonly HeadElement[]): Attributes {
  const { class: classes, ...others }: Attributes = Object.assign(
    {},
    ...wanted.filter((element) => element.type === type).map(({ attributes }) => attributes),
  );
  const asked = askedClasses(classes ?? '');
  return asked === '' ? others : { ...others, class: asked };
}

import { byAddress, byFormerSlug, childrenOf, documentAt } from '../catalog.ts';
import type { Document } from '../document.ts';
import { sitePath } from '../pageLinks.ts';
import type { LibraryRule, PageRule } from './rule.ts';

/** Whether a URL names the host of the site. */
const isOwn = (url: string, origin: string): boolean =>
  URL.canParse(url) && new URL(url).host === new URL(origin).host;

/** Says what to write instead of an address that begins with neither a slash nor a protocol. */
function relativeMessage(url: string): string {
  if (url === '') {
    return 'the link has no address; write it between the parentheses, such as /docker, or delete the link';
  }
  return /^www\./i.test(url)
    ? `the link ${url} lacks its protocol; write https://${url}`
    : `the link ${url} is not an absolute address; write that of the document, a slash and its file’s name, such as /docker`;
}

/** A file keeps its slug when it moves to another folder, so links by slug keep working. */
export const internalLinks: PageRule = {
  description: 'Links within the library are absolute addresses, such as `/docker`.',
  check: ({ links, origin }) =>
    links.flatMap(({ url, line }) => {
      if (isOwn(url, origin)) {
        const { pathname } = new URL(url);
        const message = `the link ${url} names the library’s own host; write ${pathname}`;
        return [{ line, message }];
      }
      const isElsewhere = /^(?:#|\/\/|[a-z][a-z\d+.-]*:)/i.test(url);
      return isElsewhere || sitePath(url) !== undefined
        ? []
        : [{ line, message: relativeMessage(url) }];
    }),
};

/** Nobody can follow a link without a text, and screen readers read out its address. */
export const linkTexts: PageRule = {
  description: 'Each link has a text.',
  check: ({ links }) =>
    links
      .filter(({ context, start, end }) => context.slice(start, end).trim() === '')
      .map(({ url, line }) => ({
        line,
        message: `the link ${url} has no text; write what it leads to, or delete it`,
      })),
};

/** `pathname:` is the framework's prefix for links to files of the site that aren't pages. */
const INSECURE = /^(?:\/\/|(?!https:|mailto:|tel:|pathname:)[a-z][a-z\d+.-]*:)/i;

/** Other protocols don't protect content from changes in transit. */
export const secureLinks: PageRule = {
  description: 'Links to elsewhere begin with `https://`.',
  check: ({ links, origin }) =>
    links
      .filter(({ url }) => INSECURE.test(url) && !isOwn(url, origin))
      .map(({ url, line }) => ({
        line,
        message: `the link ${url} does not go over https; write https://, and look whether the page answers there`,
      })),
};

const addressOf = (url: string): URL | undefined => (URL.canParse(url) ? new URL(url) : undefined);

/** Parts of an address that measure where a reader came from. */
const TRACKING = /[?&](?:utm_\w+|fbclid|gclid|mc_cid|mc_eid)=/;

/** What's wrong with an address that leads out of the site; `undefined` if nothing can be seen. */
function faultOfAddress(url: string): string | undefined {
  if (url.startsWith('mailto:')) {
    return /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+/.test(url)
      ? undefined
      : 'names no mailbox; write mailto:name@example.com';
  }
  if (url.startsWith('tel:')) {
    return /^tel:\+?[\d-]+$/.test(url)
      ? undefined
      : "isn't a telephone number; write tel:+ and digits";
  }
  if (!url.startsWith('https:')) {
    return undefined;
  }
  const address = addressOf(url);
  if (address === undefined || !/^https:\/\/[^/]/.test(url)) {
    return "isn't an address; write https://, a host, and a path";
  }
  if (!/^(?:[\w-]+\.)+[a-z][\w-]+$/i.test(address.hostname)) {
    return `names "${address.hostname}", which isn't a public host; correct it`;
  }
  if (address.username !== '') {
    return 'holds a user name; delete it, and change the password';
  }
  if (/[.,;:!]$/.test(url)) {
    return `ends with "${url.at(-1)}", which belongs to the sentence; move it behind the link`;
  }
  return TRACKING.test(url) ? 'holds parameters that track readers; delete them' : undefined;
}

/** Texts that say nothing to a reader who hears the links of a page. */
const EMPTY_TEXT = /^(?:here|this|click here|link|this link|read more)$/i;

/** The host in a text that looks like an address. */
const hostIn = (text: string): string | undefined =>
  /^(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?:\/\S*)?$/i.exec(text)?.[1]?.toLowerCase();

const withoutWww = (host: string): string => host.replace(/^www\./, '');

/** Readers look at a link before they follow it, and the build only follows those within the site. */
export const linkForm: PageRule = {
  description: 'A link has an address that can be right, and a text that says where it leads.',
  check: ({ links }) =>
    links.flatMap(({ url, line, context, start, end }) => {
      const text = context.slice(start, end).trim();
      const fault = faultOfAddress(url);
      const shownHost = hostIn(text);
      const host = addressOf(url)?.hostname;
      if (fault !== undefined) {
        return [{ line, message: `the link ${url} ${fault}` }];
      }
      if (/#$/.test(url)) {
        const message = `the link ${url} leads to no place; write the id of a heading after the #, or delete it`;
        return [{ line, message }];
      }
      if (EMPTY_TEXT.test(text)) {
        const message = `the link's text "${text}" doesn't say where it leads; link the words that do`;
        return [{ line, message }];
      }
      const isOther =
        shownHost !== undefined &&
        host !== undefined &&
        withoutWww(shownHost) !== withoutWww(host) &&
        !host.endsWith(`.${shownHost}`);
      const isOtherPage = /^https?:\/\//.test(text) && text !== url;
      const message = `the link shows ${text}, and leads to ${url}; write one address, or words`;
      return isOther || isOtherPage ? [{ line, message }] : [];
    }),
};

/** The framework finds these too, but only at the end of the build, and without a line number. */
export const linkTargets: LibraryRule = {
  description: 'Each link within the library leads to a document or page that is published.',
  sparesDrafts: true,
  check: (catalog) => {
    const atAddress = byAddress(catalog);
    const formerly = byFormerSlug(catalog);
    const faultOf = (path: string): string | undefined => {
      const document = atAddress.get(path);
      if (document !== undefined) {
        return document.isDraft ? 'leads to a draft; publish it, or take the link out' : undefined;
      }
      const now = formerly.get(path)?.slug;
      return now === undefined
        ? 'leads nowhere; write the address of a document or page, without a slash at its end'
        : `leads to a former slug; write ${now}`;
    };
    return catalog.documents.flatMap(({ file, links }) =>
      links.flatMap(({ url, line }) => {
        const path = sitePath(url);
        const isPage = path === undefined || catalog.pages.includes(path);
        const fault = isPage ? undefined : faultOf(path);
        return fault === undefined ? [] : [{ file, line, message: `the link ${url} ${fault}` }];
      }),
    );
  },
};

/** The anchor in a URL; `undefined` if it has none. */
function placeIn(url: string): string | undefined {
  const [, place] = /#([^:].*)$/s.exec(url) ?? [];
  if (place === undefined) {
    return undefined;
  }
  try {
    return decodeURIComponent(place);
  } catch {
    // A `%` that escapes nothing, as in `#50%`, can't be decoded, and no heading has it in its id.
    return place;
  }
}

/** The framework only warns about these, at the end of the build, and without a line number. */
export const anchors: LibraryRule = {
  description: 'Each link to a place in a document names a heading or a row that it has.',
  sparesDrafts: true,
  check: (catalog) => {
    const at = documentAt(catalog);
    const isIn = ({ isReadable, anchors: own, tables }: Document, place: string) =>
      !isReadable || own.includes(place) || tables.some((set) => catalog.rowIds(set).has(place));
    return catalog.documents.flatMap((document) =>
      document.links.flatMap(({ url, line }) => {
        const place = placeIn(url);
        const leadsTo = url.startsWith('#') ? document : at(url);
        if (place === undefined || leadsTo === undefined || isIn(leadsTo, place)) {
          return [];
        }
        const message = `the link ${url} leads to a place that ${leadsTo.file} doesn't have; write the id of a heading or of a row there`;
        return [{ file: document.file, line, message }];
      }),
    );
  },
};

/** Minimum number of other documents that a document links to. */
const FEWEST_LINKS = 2;

/** Links make a page part of the library. */
export const enoughLinks: LibraryRule = {
  description: `Each document links to at least ${FEWEST_LINKS} others in its text.`,
  sparesDrafts: true,
  check: (catalog) => {
    const at = documentAt(catalog);
    return catalog.documents.flatMap((document) => {
      const linked = new Set(document.links.flatMap(({ url }) => at(url) ?? []));
      linked.delete(document);
      const message = `the text links to ${linked.size} other document${linked.size === 1 ? '' : 's'}; link to at least ${FEWEST_LINKS}, each where a reader would want it`;
      return linked.size >= FEWEST_LINKS || !document.isReadable
        ? []
        : [{ file: document.file, line: 1, message }];
    });
  },
};

/** Readers go from page to page, so they'd never find a page without links to it. */
export const orphans: LibraryRule = {
  description: 'Each document is linked from another one; the list of an index counts.',
  sparesDrafts: true,
  check: (catalog) => {
    const at = documentAt(catalog);
    const linked = new Set(
      catalog.documents
        .filter(({ isDraft }) => !isDraft)
        .flatMap((document) => [
          ...document.links.map(({ url }) => at(url)).filter((other) => other !== document),
          ...(document.hasDocumentList ? childrenOf(catalog, document) : []),
        ]),
    );
    const message =
      'no other document links to this one; link to it where a reader would want it, or from its index';
    return catalog.documents
      .filter((document) => !linked.has(document))
      .map(({ file }) => ({ file, line: 1, message }));
  },
};

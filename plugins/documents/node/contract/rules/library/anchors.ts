import { documentAt } from '../../catalog.ts';
import type { Document } from '../../document.ts';
import type { Finding } from '../../finding.ts';
import type { LibraryRule } from '../rule.ts';

/** The anchor in a URL; `undefined` if it has none. */
function placeIn(url: string): string | undefined {
  const [, place = ''] = /#([^:].*)$/s.exec(url) ?? [];
  return place === '' ? undefined : decodeURIComponent(place);
}

/** The framework only warns about these, at the end of the build, and without a line number. */
export const anchors: LibraryRule = {
  name: 'anchors',
  description: 'Each link to a place in a document names a heading or a row that it has.',
  holdsForDrafts: false,
  check: (catalog) => {
    const at = documentAt(catalog);
    const isIn = ({ isReadable, anchors: own, tables }: Document, place: string) =>
      !isReadable || own.includes(place) || tables.some((set) => catalog.rowIds(set).has(place));
    return catalog.documents.flatMap((document) =>
      document.links.flatMap(({ url, line }): Finding[] => {
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

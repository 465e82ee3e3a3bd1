import type { GlobalDocument, PlacedDocument } from '../shared/directory.ts';

/** The part of the plugins' global data that's used here, by plugin name and instance. */
export interface GlobalData {
  readonly 'docusaurus-plugin-content-docs'?: Readonly<
    Record<
      string,
      {
        readonly versions: readonly {
          readonly mainDocId: string;
          readonly draftIds?: readonly string[];
          readonly docs: readonly GlobalDocument[];
        }[];
      }
    >
  >;
  readonly [plugin: string]: unknown;
}

const instancesIn = (data: GlobalData) =>
  Object.entries(data['docusaurus-plugin-content-docs'] ?? {});

/** The ids of documents that a part of the theme's configuration names, as in navbar items. */
export function namedDocuments(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'docId' && typeof inner === 'string' ? [inner] : namedDocuments(inner),
  );
}

/**
 * Removes the documents from the global data, except those that every page may link to.
 *
 * @param named - ids of documents to keep
 */
export function withoutDocuments(data: GlobalData, named: readonly string[]): GlobalData {
  const instances = instancesIn(data).map(([name, instance]) => {
    const versions = instance.versions.map((version) => ({
      ...version,
      docs: version.docs.filter(({ id }) => id === version.mainDocId || named.includes(id)),
      draftIds: version.draftIds?.filter((id) => named.includes(id)),
    }));
    return [name, { ...instance, versions }];
  });
  return { ...data, 'docusaurus-plugin-content-docs': Object.fromEntries(instances) };
}

/**
 * Makes a lookup for the document at a path.
 *
 * @returns a function that returns it with itself in the instance's other versions; empty for other pages
 */
export function documentsByPath(data: GlobalData): (path: string) => readonly PlacedDocument[] {
  const placed = instancesIn(data).flatMap(([instance, { versions }]) =>
    versions.flatMap(({ docs }, version) =>
      docs.map((document): PlacedDocument => [instance, version, document]),
    ),
  );
  const documentKey = ([instance, , { id }]: PlacedDocument) => `${instance} ${id}`;
  const keys = new Map(placed.map((each) => [each[2].path, documentKey(each)]));
  return (path) => placed.filter((each) => documentKey(each) === keys.get(path));
}

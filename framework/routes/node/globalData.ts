import type { GlobalDocument, PlacedDocument } from '../shared/directory.ts';

/** A version in the global data of the docs plugin; a part of it. */
interface GlobalVersion {
  readonly mainDocId: string;
  readonly docs: readonly GlobalDocument[];
  readonly draftIds: readonly string[];
}

/** The global data of all plugins, by their names and ids; what is looked at of it. */
export interface GlobalData {
  readonly 'docusaurus-plugin-content-docs'?: Readonly<
    Record<string, { readonly versions: readonly GlobalVersion[] }>
  >;
  readonly [plugin: string]: unknown;
}

/**
 * The ids of documents that a configuration names, as items of the navbar do.
 *
 * @param value - any part of the theme's configuration
 */
export function namedDocuments(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'docId' && typeof inner === 'string' ? [inner] : namedDocuments(inner),
  );
}

/**
 * Takes the documents out of the global data, but for those that every page may link to.
 *
 * @param data - as the framework has generated it
 * @param named - ids of documents that stay
 */
export function withoutDocuments(data: GlobalData, named: readonly string[]): GlobalData {
  const instances = Object.entries(data['docusaurus-plugin-content-docs'] ?? {});
  const kept = instances.map(([id, instance]) => {
    const versions = instance.versions.map((version) => ({
      ...version,
      docs: version.docs.filter(({ id }) => id === version.mainDocId || named.includes(id)),
      draftIds: version.draftIds.filter((id) => named.includes(id)),
    }));
    return [id, { ...instance, versions }];
  });
  return { ...data, 'docusaurus-plugin-content-docs': Object.fromEntries(kept) };
}

/**
 * Finds documents by their paths.
 *
 * @returns gives the document at a path first, then the same document of the instance's other versions
 */
export function documentsByPath(data: GlobalData): (path: string) => readonly PlacedDocument[] {
  const byPath = new Map<string, PlacedDocument>();
  const byId = new Map<string, PlacedDocument[]>();
  for (const [instance, { versions }] of Object.entries(
    data['docusaurus-plugin-content-docs'] ?? {},
  )) {
    for (const [version, { docs }] of versions.entries()) {
      for (const document of docs) {
        const placed = [instance, version, document] as const;
        const id = JSON.stringify([instance, document.id]);
        byPath.set(document.path, placed);
        byId.set(id, [...(byId.get(id) ?? []), placed]);
      }
    }
  }
  return (path) => {
    const own = byPath.get(path);
    const same = own && byId.get(JSON.stringify([own[0], own[2].id]));
    return own && same ? [own, ...same.filter((placed) => placed !== own)] : [];
  };
}

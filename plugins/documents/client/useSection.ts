import { useActiveDocContext, useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import { SECTIONS, type Section } from '@site/site/identity';

/** The section that a document is in. */
interface OwnSection extends Section {
  /** URL of its landing document; undefined if the version has none. */
  readonly href: string | undefined;
  /** Whether the document is the landing document. */
  readonly isLanding: boolean;
}

/** The section of the current document, by its sidebar; undefined for a document without one. */
export function useSection(): OwnSection | undefined {
  const { activeVersion, activeDoc } = useActiveDocContext(useActivePlugin()?.pluginId);
  const section = SECTIONS.find(({ sidebarId }) => sidebarId === activeDoc?.sidebar);
  if (section === undefined) {
    return undefined;
  }
  const href = activeVersion?.sidebars?.[section.sidebarId]?.link?.path;
  return { ...section, href, isLanding: href === activeDoc?.path };
}

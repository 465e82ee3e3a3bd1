import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { Provenance, type ProvenanceProps } from '@site/src/components/Provenance';
import DocItemFooter from '@theme-original/DocItem/Footer';
import type { ReactNode } from 'react';

/** The theme's edit link and update time, with what the page rests on above them. */
export default function DocItemFooterWithProvenance(): ReactNode {
  const { verified, sources } = useDoc().frontMatter as Partial<ProvenanceProps>;
  return (
    <>
      {verified !== undefined && <Provenance verified={verified} sources={sources ?? []} />}
      <DocItemFooter />
    </>
  );
}

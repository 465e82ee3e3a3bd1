import { type CodeBlockMetadata, useCodeBlockContext } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import { type ReactNode, useMemo } from 'react';

/** All text is escaped. */
export interface HighlightedBlock extends CodeBlockMetadata {
  readonly html: string;
}

/** The code of a block. Upstream renders an element for each token. */
export default function CodeBlockContent({ className }: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { html } = metadata as HighlightedBlock;
  // React compares the object by identity, and rewrites the block if it changes.
  const content = useMemo(() => ({ __html: html }), [html]);
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      translate="no"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are reached by scrolling, also without a mouse
      tabIndex={0}
      className={clsx(className, metadata.className, 'thin-scrollbar')}
    >
      <code
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build, with all text escaped
        dangerouslySetInnerHTML={content}
      />
    </pre>
  );
}

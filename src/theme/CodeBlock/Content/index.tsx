import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { htmlOf } from '@site/plugins/content/code/shared/html';
import type { Props } from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import { type ReactNode, useContext, useMemo } from 'react';
import { HighlightedCode } from '../highlightedCode';
import styles from './styles.module.css';

/**
 * The code of a block: HTML from the build, or plain text.
 *
 * Upstream renders an element for each token.
 */
export default function CodeBlockContent({ className }: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const html = useContext(HighlightedCode) ?? htmlOf(metadata.code);
  // React compares the object by identity, and rewrites the block if it changes.
  const content = useMemo(() => ({ __html: html }), [html]);
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      translate="no"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are reached by scrolling, also without a mouse
      tabIndex={0}
      className={clsx(className, metadata.className, styles.block, 'thin-scrollbar')}
    >
      <code
        className={styles.lines}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build, with all text escaped
        dangerouslySetInnerHTML={content}
      />
    </pre>
  );
}

import BrowserOnly from '@docusaurus/BrowserOnly';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import type { ReactNode } from 'react';
import styles from './Buttons.module.css';

/** The buttons of a code block. Upstream shows them only on hover, and below the block. */
export default function CodeBlockButtons(): ReactNode {
  return (
    <BrowserOnly>
      {() => (
        <div className={styles.buttons}>
          <WordWrapButton />
          <CopyButton />
        </div>
      )}
    </BrowserOnly>
  );
}

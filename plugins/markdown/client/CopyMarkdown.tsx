import { useLocation } from '@docusaurus/router';
import { markdownAddress } from '@site/plugins/markdown/shared/address';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import buttons from '../../../ui/buttons.module.css';
import styles from './CopyMarkdown.module.css';

/** @throws Error if the address has no text */
async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answers with ${response.status}`);
  }
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** Copies a document as Markdown. Without JavaScript, a link to the copy takes the button's place. */
export function CopyMarkdown(): ReactNode {
  const address = markdownAddress(useLocation().pathname);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = async () => {
    setOutcome(undefined);
    try {
      // Safari allows only what the press itself begins, so the clipboard waits for the text.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(address) })]);
      setOutcome('copied');
    } catch (error) {
      console.warn(error);
      setOutcome('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, buttons.hydrated, buttons.interactive)}
        onClick={copy}
      >
        Copy as Markdown
      </button>
      <noscript>
        <a href={address}>Markdown</a>
      </noscript>
      {/* In elements, because React can't remove a text that a translator has replaced. */}
      <output>
        {outcome === 'copied' && <span>Copied</span>}
        {outcome === 'failed' && (
          <span>
            Couldn’t copy. <a href={address}>Open the Markdown</a> instead.
          </span>
        )}
      </output>
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { copyLink, TOLD_MS } from '../../../ui/copyLink';
import styles from './DataTable.module.css';

/** Copies the link to a row. A touchscreen has no hover to reveal the row's own link. */
export function CopyRowLink({ id }: { readonly id: string }): ReactNode {
  const [outcome, setOutcome] = useState<string>();
  const copy = async () => {
    const isCopied = await copyLink(new URL(`#${id}`, window.location.href).href);
    setOutcome(isCopied ? 'Copied' : 'Couldn’t copy');
    window.setTimeout(() => setOutcome(undefined), TOLD_MS);
  };
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      {outcome ?? 'Copy link'}
    </button>
  );
}

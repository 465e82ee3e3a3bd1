import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

/** Copies the link to a row. A touchscreen has no hover to reveal the row's own link. */
export function CopyRowLink({ id }: { readonly id: string }): ReactNode {
  const [outcome, setOutcome] = useState('Copy link');
  const copy = () => {
    const address = new URL(`#${id}`, window.location.href).href;
    navigator.clipboard.writeText(address).then(
      () => setOutcome('Copied'),
      (error) => {
        console.warn(error);
        setOutcome('Couldn’t copy');
      },
    );
  };
  return (
    <button type="button" className={styles.copy} onClick={copy} aria-live="polite">
      {outcome}
    </button>
  );
}

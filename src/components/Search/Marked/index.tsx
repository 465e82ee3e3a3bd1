import type { ReactNode } from 'react';
import { segmentsOf } from './segments';
import styles from './styles.module.css';

/** A string from the search client with marked matches. */
export function Marked({ value }: { readonly value: string }): ReactNode {
  return segmentsOf(value).map(({ text, marked, at }) =>
    marked ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
}

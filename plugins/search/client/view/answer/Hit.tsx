import type { SearchHit } from '@site/plugins/search/shared/query';
import { memo, type ReactNode } from 'react';
import styles from './Hit.module.css';
import { segmentsOf, textsOf } from './hitTexts';

function Marked({ value }: { readonly value: string }): ReactNode {
  return segmentsOf(value).map((text, at) => {
    const Tag = at % 2 === 0 ? 'span' : 'mark';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a string have no other identity.
    return <Tag key={at}>{text}</Tag>;
  });
}

/** The content of a hit's link: the heading it leads to, the headings above it, a snippet, and the words that are missing. */
export const Hit = memo(function Hit({ hit }: { readonly hit: SearchHit }): ReactNode {
  const { title, path, snippet } = textsOf(hit);
  const { missing } = hit;
  return (
    <>
      <span className={styles.title}>
        <Marked value={title} />
      </span>
      {path.length > 0 && (
        <span className={styles.path}>
          {path.map((heading, depth) => (
            <span key={heading}>
              {depth > 0 && <span translate="no"> › </span>}
              <Marked value={heading} />
            </span>
          ))}
        </span>
      )}
      {snippet !== '' && (
        <span className={styles.snippet}>
          <Marked value={snippet} />
        </span>
      )}
      {missing !== undefined && (
        <span className={styles.missing}>{`Missing: ${missing.join(', ')}`}</span>
      )}
    </>
  );
});

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PropsOf } from '@site/plugins/documents/shared/components';
import { IMAGE_BASE_PATH } from '@site/site/identity';
import { ScrollArea } from '@site/ui/ScrollArea';
import type { ReactNode } from 'react';
import styles from './Figure.module.css';

/** A picture from the image host, in the variant for the color mode, which CSS selects. Print gets the light one. */
export function Figure({ src, dark, width, height, alt, caption }: PropsOf<'Figure'>): ReactNode {
  const host = String(useDocusaurusContext().siteConfig.customFields?.imageHost);
  const picture = { width, height, loading: 'lazy', decoding: 'async' } as const;
  const address = (file: string) => `${host}${IMAGE_BASE_PATH}${file}`;
  return (
    <figure className={styles.figure}>
      <ScrollArea label="Figure">
        <img {...picture} src={address(src)} alt={alt} className={dark && styles.light} />
        {dark && <img {...picture} src={address(dark)} alt={alt} className={styles.dark} />}
      </ScrollArea>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

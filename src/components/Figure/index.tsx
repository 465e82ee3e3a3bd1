import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { IMAGE_BASE_PATH } from '@site/site/identity';
import { ScrollArea } from '@site/src/components/ScrollArea';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A picture of a document. */
export interface FigureProps {
  /** File below `docs/` on the image host, such as `growth.svg`. */
  readonly src: string;
  /** The file for the dark color mode; the same one when left out. */
  readonly dark?: string;
  /** Size in CSS pixels, so that nothing moves when the picture arrives. */
  readonly width: number;
  readonly height: number;
  /** What the picture shows, in words. */
  readonly alt: string;
  /** Line under the picture. */
  readonly caption?: ReactNode;
}

/**
 * A picture from the image host, in the color mode's variant, with its caption. The style chooses the
 * variant, so that it needs no script, and paper gets the light one; the browser fetches only the one that
 * is shown, when it comes near.
 */
export function Figure({ src, dark, width, height, alt, caption }: FigureProps): ReactNode {
  const host = String(useDocusaurusContext().siteConfig.customFields?.imageHost);
  const picture = { width, height, loading: 'lazy', decoding: 'async' } as const;
  const address = (file: string) => `${host}${IMAGE_BASE_PATH}${file}`;
  return (
    <figure className={styles.figure}>
      <ScrollArea label="Figure">
        {dark === undefined ? (
          <img {...picture} src={address(src)} alt={alt} />
        ) : (
          <>
            <img {...picture} src={address(src)} alt={alt} className={styles.light} />
            <img {...picture} src={address(dark)} alt={alt} className={styles.dark} />
          </>
        )}
      </ScrollArea>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

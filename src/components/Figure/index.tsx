import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { IMAGE_BASE_PATH } from '@site/site/identity';
import { ScrollArea } from '@site/src/components/ScrollArea';
import ThemedImage from '@theme/ThemedImage';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A picture of a document. */
export interface FigureProps {
  /** File below `docs/` on the image host, such as `growth.svg`. */
  readonly src: string;
  /** The file for the dark colour mode; the same one when left out. */
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
 * A picture from the image host, in the colour mode's variant, with its caption.
 */
export function Figure({ src, dark = src, width, height, alt, caption }: FigureProps): ReactNode {
  const host = String(useDocusaurusContext().siteConfig.customFields?.imageHost);
  const address = (file: string) => `${host}${IMAGE_BASE_PATH}${file}`;
  return (
    <figure className={styles.figure}>
      <ScrollArea label="Figure">
        <ThemedImage
          sources={{ light: address(src), dark: address(dark) }}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </ScrollArea>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

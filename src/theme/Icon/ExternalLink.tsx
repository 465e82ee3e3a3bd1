import { StrokeIcon } from '@site/ui/StrokeIcon';
import type { Props } from '@theme/Icon/ExternalLink';
import type { ReactNode } from 'react';
import styles from './ExternalLink.module.css';

const ARROW = 'M11 4H2v18h18v-9M14 2h8v8m0-8L10 14';

/** An arrow out of a box: upstream's is a symbol that every page defines before its content. */
export default function IconExternalLink({ width = 13.5, height = 13.5 }: Props): ReactNode {
  return <StrokeIcon width={width} height={height} className={styles.icon} path={ARROW} />;
}

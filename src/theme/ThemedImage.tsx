import type { Props } from '@theme/ThemedImage';
import ThemedImage from '@theme-original/ThemedImage';
import type { ReactNode } from 'react';

/**
 * The theme's pair of images, one per color mode. Lazy, because browsers don't load hidden lazy images;
 * otherwise both would load, ahead of the text.
 */
export default function LazyThemedImage(props: Props): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}

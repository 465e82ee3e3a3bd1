import type { Props } from '@theme/ThemedImage';
import ThemedImage from '@theme-original/ThemedImage';
import type { ReactNode } from 'react';

/**
 * The theme's pair of pictures, one for each color mode. Lazy, as browsers leave out what is not shown: else both
 * are fetched and drawn, ahead of the text.
 */
export default function LazyThemedImage(props: Props): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}

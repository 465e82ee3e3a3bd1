import { StrokeIcon } from '@site/ui/StrokeIcon';
import type { Props } from '@theme/Icon/DarkMode';
import type { ReactNode } from 'react';

/** A moon. */
export default function IconDarkMode(props: Props): ReactNode {
  return <StrokeIcon {...props} path="M11 4a8 8 0 1 0 9 9 6.4 6.4 0 0 1-9-9z" />;
}

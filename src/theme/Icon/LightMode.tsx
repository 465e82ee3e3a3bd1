import { StrokeIcon } from '@site/ui/StrokeIcon';
import type { Props } from '@theme/Icon/LightMode';
import type { ReactNode } from 'react';

const SUN =
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 3h0m6 3h0m3 6h0m-3 6h0m-6 3h0m-6-3h0m-3-6h0m3-6h0';

/** A sun. */
export default function IconLightMode(props: Props): ReactNode {
  return <StrokeIcon {...props} path={SUN} />;
}

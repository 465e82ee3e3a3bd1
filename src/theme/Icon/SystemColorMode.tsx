import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/Icon/SystemColorMode';
import IconSystemColorMode from '@theme-original/Icon/SystemColorMode';
import type { ReactNode } from 'react';

/** The theme's icon, where the system's color mode can be chosen: upstream has it in every page. */
export default function IconOfChosenSystem(props: Props): ReactNode {
  const { respectPrefersColorScheme } = useThemeConfig().colorMode;
  return respectPrefersColorScheme ? <IconSystemColorMode {...props} /> : null;
}

import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import type { Props } from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TWO_MODES_CLASS } from '../../../framework/wakeUp/shared/protocol';

/**
 * The theme's switch of the color mode, never disabled.
 *
 * Upstream disables it until hydration, and a press on a disabled button is lost. Before, a switch between two
 * modes is answered by a script that comes ahead of the page's code, and a press on one with the system's mode is
 * kept and repeated (framework/wakeUp).
 */
export default function PressableColorModeToggle(props: Props): ReactNode {
  return (
    <BrowserContext value={true}>
      <ColorModeToggle
        {...props}
        buttonClassName={clsx(
          props.buttonClassName,
          !props.respectPrefersColorScheme && TWO_MODES_CLASS,
        )}
      />
    </BrowserContext>
  );
}

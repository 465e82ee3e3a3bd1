import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import type { Props } from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TWO_MODES_CLASS } from '../../framework/wakeUp/shared/protocol';

/**
 * The theme's color mode toggle, never disabled.
 *
 * Upstream disables it until hydration, and presses on a disabled button are lost. Here, the inline
 * script handles a toggle between two modes; if there's also a system mode, the press is kept and replayed
 * (framework/wakeUp).
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

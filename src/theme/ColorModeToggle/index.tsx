import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import type { Props } from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { ReactNode } from 'react';

/**
 * The theme's switch of the color mode, never disabled.
 *
 * Upstream disables it until hydration, and a press on a disabled button is lost. What is pressed before
 * is kept and repeated (plugins/wakeUp).
 */
export default function PressableColorModeToggle(props: Props): ReactNode {
  return (
    <BrowserContext value={true}>
      <ColorModeToggle {...props} />
    </BrowserContext>
  );
}

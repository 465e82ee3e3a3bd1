import type { Props } from '@theme/Tabs';
import Tabs from '@theme-original/Tabs';
import type { KeyboardEvent, ReactNode } from 'react';

/** Answers the keys that the theme leaves out: Space selects a tab, Home and End go to the first and the last. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const tab = (event.target as Element).closest<HTMLElement>('[role=tab]');
  const tabs = [...(tab?.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const { [event.key]: answer } = {
    ' ': () => tab?.click(),
    Home: () => tabs[0]?.focus(),
    End: () => tabs.at(-1)?.focus(),
  } as Readonly<Record<string, () => void>>;
  if (tab !== null && answer !== undefined) {
    event.preventDefault();
    answer();
  }
}

/**
 * The theme's tabs, with all keys of the pattern.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export default function TabsWithAllKeys(props: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the tabs in it
    <div onKeyDown={onKeyDown}>
      <Tabs {...props} />
    </div>
  );
}

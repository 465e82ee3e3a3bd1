import { SearchProvider } from '@site/plugins/search/client/view/SearchProvider';
import { Awake } from '@site/src/components/Awake';
import { Announcer } from '@site/ui/Announcer';
import type { Props } from '@theme/Root';
import Root from '@theme-original/Root';
import type { ReactNode } from 'react';

/**
 * The root of the site. Adds the search provider, the route announcer, and the signal that the page responds.
 */
export default function RootWithSearch({ children }: Props): ReactNode {
  return (
    <Root>
      <SearchProvider>{children}</SearchProvider>
      <Announcer />
      <Awake />
    </Root>
  );
}

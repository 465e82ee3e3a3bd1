import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import { type ReactNode, useLayoutEffect, useState } from 'react';

/**
 * The crash screen. It's cleared when the reader goes to another page, because the boundary that shows it is around all
 * pages and stays.
 */
export default function CrashedPage(props: Props): ReactNode {
  const { tryAgain } = props;
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [crashed] = useState(address);
  useLayoutEffect(() => {
    if (address !== crashed) {
      tryAgain();
    }
  }, [address, crashed, tryAgain]);
  return <ErrorPageContent {...props} />;
}

import { useHistory } from '@docusaurus/router';
import type { MouseEvent } from 'react';
import { isPlainClick } from './plainClick';

/**
 * Opens addresses of hits in this tab; those of the site without loading a page.
 *
 * @param onOpen - called before one is opened
 * @returns what opens an address, and what handles a click on its link
 */
export function useFollow(onOpen?: () => void) {
  const history = useHistory();
  const open = (url: string) => {
    onOpen?.();
    if (url.startsWith('/')) {
      history.push(url);
    } else {
      window.location.assign(url);
    }
  };
  const follow = (event: MouseEvent, url: string) => {
    if (isPlainClick(event)) {
      event.preventDefault();
      open(url);
    }
  };
  return { open, follow };
}

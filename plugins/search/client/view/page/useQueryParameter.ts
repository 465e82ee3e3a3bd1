import { useHistory } from '@docusaurus/router';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { cutText } from '../queryLength';

/**
 * State in a query parameter of the URL, replaced without a history entry. The server and hydration don't
 * know the URL, and return an empty string.
 */
export function useQueryParameter(name: string): [string, (value: string) => void] {
  const history = useHistory();
  const own = useRef({ pathname: history.location.pathname, value: '' });
  const value = useSyncExternalStore(
    history.listen,
    () => {
      const { pathname, search } = history.location;
      // During navigation, the URL is already the next page's.
      if (pathname === own.current.pathname) {
        own.current.value = cutText(new URLSearchParams(search).get(name) ?? '');
      }
      return own.current.value;
    },
    () => '',
  );
  const setValue = useCallback(
    (text: string) => {
      const parameters = new URLSearchParams(history.location.search);
      if (text === '') {
        parameters.delete(name);
      } else {
        parameters.set(name, cutText(text));
      }
      history.replace({ search: parameters.toString() });
    },
    [history, name],
  );
  return [value, setValue];
}

import { useHistory } from '@docusaurus/router';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { cutText } from '../useSearch/queryLength';

/**
 * A parameter of the address, kept there: read from it, and replaced in it without a step in the
 * browser's history. The server and hydration, which cannot know it, see an empty one.
 */
export function useQueryParameter(name: string): [string, (value: string) => void] {
  const history = useHistory();
  const own = useRef({ pathname: history.location.pathname, value: '' });
  const value = useSyncExternalStore(
    history.listen,
    () => {
      const { pathname, search } = history.location;
      // The page stays while the next one is on its way, which has the address already.
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

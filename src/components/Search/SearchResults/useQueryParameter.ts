import { useHistory } from '@docusaurus/router';
import { useCallback, useSyncExternalStore } from 'react';
import { QUERY_MAX_LENGTH } from '../useSearch/queryLength';

/**
 * A parameter of the address, kept there: read from it, and replaced in it without a step in the
 * browser's history. The server and hydration, which cannot know it, see an empty one.
 */
export function useQueryParameter(name: string): [string, (value: string) => void] {
  const history = useHistory();
  const value = useSyncExternalStore(
    history.listen,
    () => (new URLSearchParams(history.location.search).get(name) ?? '').slice(0, QUERY_MAX_LENGTH),
    () => '',
  );
  const setValue = useCallback(
    (text: string) => {
      const parameters = new URLSearchParams(history.location.search);
      if (text === '') {
        parameters.delete(name);
      } else {
        parameters.set(name, text.slice(0, QUERY_MAX_LENGTH));
      }
      history.replace({ search: parameters.toString() });
    },
    [history, name],
  );
  return [value, setValue];
}

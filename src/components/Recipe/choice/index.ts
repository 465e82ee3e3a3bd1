import { useHistory } from '@docusaurus/router';
import { useCallback, useSyncExternalStore } from 'react';
import { type Choice, readChoice, writeChoice } from './choice';

export { type Choice, isServings } from './choice';

/**
 * The servings and units that the reader chose, kept only in the URL.
 *
 * During hydration it returns the recipe's defaults, which the server rendered.
 *
 * @param written - servings that the recipe is written for
 */
export function useChoice(written: number): readonly [Choice, (change: Partial<Choice>) => void] {
  const history = useHistory();
  const search = useSyncExternalStore(
    history.listen,
    () => history.location.search,
    () => '',
  );
  const choose = useCallback(
    (change: Partial<Choice>) => {
      const { location } = history;
      const choice = { ...readChoice(location.search, written), ...change };
      history.replace({ ...location, search: writeChoice(location.search, choice, written) });
    },
    [history, written],
  );
  return [readChoice(search, written), choose];
}

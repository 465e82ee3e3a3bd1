import { SearchButton } from '@site/src/components/Search/SearchButton';
import { SearchDialog } from '@site/src/components/Search/SearchDialog';
import type { ReactNode } from 'react';

/**
 * The navbar's search: the button, and the modal it opens.
 *
 * Upstream puts DocSearch's modal into the main bundle, hints the hosted provider on every page,
 * and shows a failure for one frame only.
 */
export default function SearchBar(): ReactNode {
  return (
    <>
      <SearchButton variant="navbar" />
      <SearchDialog />
    </>
  );
}

import { SearchButton } from '@site/src/components/Search/SearchButton';
import { SearchDialog } from '@site/src/components/Search/SearchDialog';
import type { ReactNode } from 'react';

/**
 * The navbar's search: the button, and the modal it opens.
 *
 * Upstream bundles DocSearch's modal into the main bundle, adds a resource hint for the hosted provider to
 * every page, and shows a failure for only one frame.
 */
export default function SearchBar(): ReactNode {
  return (
    <>
      <SearchButton variant="navbar" />
      <SearchDialog />
    </>
  );
}

import { Failure } from '@site/plugins/search/client/view/answer/Failure';
import { SearchButton } from '@site/plugins/search/client/view/SearchButton';
import { useSearchControl } from '@site/plugins/search/client/view/SearchProvider';
import type { ReactNode } from 'react';
import styles from './SearchBar.module.css';

/**
 * The navbar's search: the button, and the modal it opens or the message that its code didn't load.
 *
 * Upstream bundles DocSearch's modal into the main bundle, adds a resource hint for the hosted provider to
 * every page, and shows a failure for only one frame.
 */
export default function SearchBar(): ReactNode {
  const { status, Modal, seed, open, close } = useSearchControl();
  return (
    <>
      <SearchButton variant="navbar" />
      {status === 'open' && Modal !== undefined && <Modal seed={seed} onClose={close} />}
      {status === 'failed' && (
        <div className={styles.failed}>
          <Failure onRetry={() => open('', null)} />
        </div>
      )}
    </>
  );
}

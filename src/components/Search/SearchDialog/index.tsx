import type { ReactNode } from 'react';
import { Failure } from '../Failure';
import { useSearchControl } from '../SearchProvider';
import styles from './styles.module.css';

/**
 * The search modal if it's open and its code is loaded, or an error message if loading failed.
 *
 * Used once, in the layout.
 */
export function SearchDialog(): ReactNode {
  const { isOpen, Modal, failed, seed, open, close } = useSearchControl();
  if (failed) {
    return (
      <div className={styles.failed}>
        <Failure onRetry={() => open('', null)} />
      </div>
    );
  }
  return isOpen && Modal !== undefined && <Modal seed={seed} onClose={close} />;
}

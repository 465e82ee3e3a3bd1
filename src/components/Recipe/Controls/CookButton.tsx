import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { CookModeProps } from '../CookMode';
import { useRecipe } from '../RecipePage/context';
import styles from './styles.module.css';

/** Opens cook mode, whose code is loaded on demand. */
export function CookButton(): ReactNode {
  const { isCooking, setCooking } = useRecipe();
  const button = useRef<HTMLButtonElement>(null);
  const [CookMode, setCookMode] = useState<ComponentType<CookModeProps>>();
  const [failed, setFailed] = useState(false);
  const open = async () => {
    try {
      const loaded = await import('../CookMode');
      setCookMode(() => loaded.CookMode);
      setFailed(false);
      setCooking(true);
    } catch {
      setFailed(true);
    }
  };
  const leave = () => {
    setCooking(false);
    button.current?.focus();
  };
  return (
    <>
      <button ref={button} type="button" className={styles.cook} onClick={open}>
        Cook mode
      </button>
      {failed && (
        <p role="alert" className={styles.status}>
          Cook mode could not be loaded. Check your network connection and try again.
        </p>
      )}
      {isCooking && CookMode !== undefined && <CookMode onLeave={leave} />}
    </>
  );
}

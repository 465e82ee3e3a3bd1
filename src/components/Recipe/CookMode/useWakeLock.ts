import { useEffect, useState } from 'react';

/** State of the wake lock: requested, held, refused by the system, or unsupported. */
export type WakeLock = 'asking' | 'kept' | 'refused' | 'missing';

/**
 * Keeps the screen on while the component is mounted.
 *
 * The browser releases the lock when the page is hidden, so it's requested again when the page is visible.
 *
 * @see https://www.w3.org/TR/screen-wake-lock/
 */
export function useWakeLock(): WakeLock {
  const [lock, setLock] = useState<WakeLock>('asking');
  useEffect(() => {
    if (!('wakeLock' in navigator)) {
      setLock('missing');
      return undefined;
    }
    let sentinel: WakeLockSentinel | undefined;
    let isLeft = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || sentinel?.released === false) {
        return;
      }
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isLeft) {
          await given.release();
          return;
        }
        sentinel = given;
        given.addEventListener('release', () => setLock('refused'));
        setLock('kept');
      } catch {
        setLock('refused');
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', ask);
      void sentinel?.release();
    };
  }, []);
  return lock;
}

import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { StrokeIcon } from '../../../../ui/StrokeIcon';
import styles from './OnDevice.module.css';
import { useIsOffline, useOnDevice } from './useOnDevice';

/** Says in lists, while there's no connection, which pages can't be opened. */
function useMarkedLinks(pages: readonly string[] | undefined, baseUrl: string): void {
  useEffect(() => {
    if (pages === undefined) {
      return undefined;
    }
    const kept = pages.flatMap((page) => [`[href="${page}"]`, `[href^="${page}#"]`]).join();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `:is(main, dialog) li a[href^="${baseUrl}"]:not(${kept})::after {
        color: var(--ink-soft); content: " (not on this device)"; font-size: var(--text-tiny)
      }
      .menu a[href^="${baseUrl}"]:not(${kept})::after { content: " ○" / " (not on this device)" }`,
    );
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [pages, baseUrl]);
}

/** The sign in the header that something is kept on the device. It leads to where that's changed. */
export function OnDeviceSign(): ReactNode {
  const onDevice = useOnDevice();
  const isOffline = useIsOffline();
  useMarkedLinks(isOffline ? onDevice?.pages : undefined, useBaseUrl('/'));
  if (onDevice === undefined) {
    return null;
  }
  const [text, title] = isOffline
    ? ['Offline', 'You’re offline. Showing pages stored on this device.']
    : ['Offline copy', 'Available offline on this device'];
  return (
    <Link to="/about#keep" className={clsx(styles.sign)} title={title}>
      <StrokeIcon path="M5 3h10v14H5zm2.5 7 2 2 3.5-4" />
      <span>{text}</span>
    </Link>
  );
}

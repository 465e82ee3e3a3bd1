import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import { type ReactNode, useEffect } from 'react';

/**
 * The theme's announcement bar, shown without delay.
 *
 * Upstream hides the bar before hydration if any announcement was closed, so that a new announcement stays
 * hidden until the next visit.
 */
export default function AnnouncementBarOfNow(): ReactNode {
  const { isActive } = useAnnouncementBar();
  useEffect(() => {
    if (isActive) {
      document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
    }
  }, [isActive]);
  return <AnnouncementBar />;
}

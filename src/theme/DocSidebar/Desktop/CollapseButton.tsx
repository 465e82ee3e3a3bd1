import { translate } from '@docusaurus/Translate';
import { StrokeIcon } from '@site/ui/StrokeIcon';
import type { Props } from '@theme/DocSidebar/Desktop/CollapseButton';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './CollapseButton.module.css';

/**
 * The button that hides the sidebar. Upstream's uses the framework's button styles, which every document
 * would have to include.
 */
export default function CollapseButton({ onClick }: Props): ReactNode {
  const label = translate({
    id: 'theme.docs.sidebar.collapseButtonAriaLabel',
    message: 'Collapse sidebar',
  });
  const props = { title: label, 'aria-label': label, onClick };
  return (
    <button type="button" {...props} className={clsx('clean-btn', styles.button)}>
      <StrokeIcon path="m20 4-6 8 6 8M10 4l-6 8 6 8" />
    </button>
  );
}

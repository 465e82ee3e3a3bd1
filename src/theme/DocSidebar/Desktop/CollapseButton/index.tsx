import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/DocSidebar/Desktop/CollapseButton';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * The button that hides the sidebar.
 *
 * Upstream's uses the framework's button styles, which every document would have to include, and an icon
 * whose path has 500 characters for two strokes.
 */
export default function CollapseButton({ onClick }: Props): ReactNode {
  const label = translate({
    id: 'theme.docs.sidebar.collapseButtonAriaLabel',
    message: 'Collapse sidebar',
    description: 'The title attribute for collapse button of doc sidebar',
  });
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      className={clsx('clean-btn', styles.button)}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeWidth={2}
          d="m20 4-6 8 6 8M10 4l-6 8 6 8"
        />
      </svg>
    </button>
  );
}

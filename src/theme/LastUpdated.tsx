import { ThemeClassNames } from '@docusaurus/theme-common';
import { dayText } from '@site/ui/dayText';
import type { Props } from '@theme/LastUpdated';
import type { ReactNode } from 'react';

/**
 * The day when a page was last updated.
 *
 * Upstream creates a date formatter during hydration, in one long task. It can also show the author, which
 * this site doesn't.
 */
export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  const day = lastUpdatedAt ? new Date(lastUpdatedAt) : undefined;
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated
      {day && (
        <>
          {' on '}
          <b>
            <time dateTime={day.toISOString()}>{dayText(day, 'day')}</time>
          </b>
        </>
      )}
    </span>
  );
}

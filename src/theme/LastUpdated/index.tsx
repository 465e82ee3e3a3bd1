import { ThemeClassNames } from '@docusaurus/theme-common';
import { dayText } from '@site/src/components/DayText';
import type { Props } from '@theme/LastUpdated';
import type { ReactNode } from 'react';

/**
 * The day on which a page was updated last.
 *
 * Upstream makes a format of the browser for it while it hydrates, in one long task. It also names who made
 * the update, which this site does not show.
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

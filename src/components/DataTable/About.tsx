import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { TableData } from '@site/plugins/content/data/shared/table';
import { Fragment, type ReactNode } from 'react';
import { dayText } from '../DayText';
import styles from './About.module.css';

/** The set that is told about. */
export interface AboutProps {
  readonly data: TableData;
}

/** Formats that a set can be downloaded in: ending of the file and name. */
const FORMATS = { csv: 'CSV', json: 'JSON' };

/** The day of a data set, its sources and its downloads, quietly under a table. */
export function About({ data: { name, title, day, sources } }: AboutProps): ReactNode {
  const folder = useBaseUrl('/data/');
  return (
    <p className={styles.about}>
      Data as of <time dateTime={day}>{dayText(new Date(day), 'long')}</time>
      {' · '}
      {sources.length === 1 ? 'Source: ' : 'Sources: '}
      {sources.map((source, index) => (
        <Fragment key={source.url}>
          {index > 0 && ', '}
          <Link href={source.url}>{source.title}</Link>
        </Fragment>
      ))}
      <span className={styles.downloads}>
        {' · '}
        Download{' '}
        {Object.entries(FORMATS).map(([ending, label], index) => (
          <Fragment key={ending}>
            {index > 0 && ', '}
            <a
              href={`${folder}${name}.${ending}`}
              download
              aria-label={`Download ${title} as ${label}`}
            >
              {label}
            </a>
          </Fragment>
        ))}
      </span>
    </p>
  );
}

import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { TableData } from '@site/plugins/content/data/shared/table';
import { Fragment, type ReactNode } from 'react';
import { dayText } from '../DayText';
import styles from './About.module.css';

/** The data set to describe. */
export interface AboutProps {
  readonly data: TableData;
}

/** Download formats: file extension and name. */
const FORMATS = { csv: 'CSV', json: 'JSON' };

/** The date, sources, and downloads of a data set, below its table. */
export function About({ data: { name, title, day, sources } }: AboutProps): ReactNode {
  const folder = useBaseUrl('/data/');
  return (
    <p className={styles.about} data-search="skip">
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

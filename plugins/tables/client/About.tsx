import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { TableData } from '@site/plugins/tables/shared/table';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { dayText } from '../../../ui/dayText';
import styles from './DataTable.module.css';

/** The date, sources, and downloads of a data set, below its table. */
export function About({ data }: { readonly data: TableData }): ReactNode {
  const { name, title, day, sources } = data;
  const folder = useBaseUrl('/data/');
  return (
    <p className={clsx(styles.part, styles.about)} data-search="skip">
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
        {['CSV', 'JSON'].map((format, index) => (
          <Fragment key={format}>
            {index > 0 && ', '}
            <a
              href={`${folder}${name}.${format.toLowerCase()}`}
              download
              aria-label={`Download ${title} as ${format}`}
            >
              {format}
            </a>
          </Fragment>
        ))}
      </span>
    </p>
  );
}

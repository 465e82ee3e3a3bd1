import type { Kept } from '@site/plugins/offline/client';
import { bytesMissing, filesFor } from '@site/plugins/offline/shared/library';
import type { ReactNode } from 'react';
import { sizeText } from './size';
import styles from './styles.module.css';
import type { Offer, OfflineState } from './useOfflineLibrary';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

/** Says what's kept and since when, and offers to update or remove it. */
export function KeptNow({
  offer: { library, isCurrent, onDevice },
  kept: { sections, since, version },
  isBusy,
  keep,
  remove,
}: {
  readonly offer: Offer;
  readonly kept: Kept;
  readonly isBusy: boolean;
} & Pick<OfflineState, 'keep' | 'remove'>): ReactNode {
  const own = library.sections.filter(({ name }) => sections.includes(name));
  const names =
    own.length === library.sections.length
      ? 'the whole library'
      : own.map(({ label }) => label).join(', ');
  const size = sizeText(bytesMissing(filesFor(library, sections).all, onDevice));
  const isNewer = isCurrent && version !== library.version;
  return (
    <>
      <p>
        Kept since {moment.format(new Date(since))}: {names}.{' '}
        {isNewer
          ? 'There’s a newer version.'
          : isCurrent
            ? 'It’s the current version.'
            : 'The site can’t be reached, so these are the kept pages.'}
      </p>
      <p className={styles.bar}>
        {isNewer && (
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => isBusy || keep(sections, 'The newer version')}
          >
            Update ({size})
          </button>
        )}
        <button type="button" aria-disabled={isBusy} onClick={() => isBusy || remove()}>
          Remove
        </button>
      </p>
    </>
  );
}

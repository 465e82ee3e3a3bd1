import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { bytesMissing, filesFor } from '@site/plugins/offline/shared/library';
import clsx from 'clsx';
import { type ReactNode, useId, useRef } from 'react';
import buttons from '../../../../ui/buttons.module.css';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { useSection } from '../../../documents/client/useSection';
import { Table } from '../../../tables/client/Table';
import styles from './OfflineLibrary.module.css';
import { notesFor, sizeText } from './texts';
import { type Offer, useOfflineLibrary } from './useOfflineLibrary';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

interface OfferProps {
  readonly offer: Offer;
  /** Keeps sections; the name is for messages. Undefined while a download is running. */
  readonly onKeep: ((sections: readonly string[], name: string) => void) | undefined;
}

/** The size of what these sections need that isn't on the device yet. */
const missing = ({ library, onDevice }: Offer, sections: readonly string[]): string =>
  sizeText(bytesMissing(filesFor(library, sections).all, onDevice));

/** The sections to choose from, or the only one, with their sizes. */
function Choices({ offer, only, onKeep }: OfferProps & { only: string | undefined }): ReactNode {
  const { library, kept } = offer;
  const before = kept?.sections ?? [];
  const each = library.sections.map(({ name, label }) => ({ label, sections: [name] }));
  const all = { label: 'The whole library', sections: each.flatMap(({ sections }) => sections) };
  const choices =
    only === undefined ? [all, ...each] : each.filter(({ sections }) => sections.includes(only));
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Section</th>
          <th scope="col">Documents</th>
          <th scope="col">On this device</th>
        </tr>
      </thead>
      <tbody>
        {choices.map(({ label, sections }) => {
          const wanted = [...new Set([...before, ...sections])];
          return (
            <tr key={label}>
              <td>{label}</td>
              <td>{filesFor(library, sections).pages.length - library.shared.pages.length}</td>
              <td>
                {sections.every((name) => before.includes(name)) ? (
                  'Kept'
                ) : (
                  <button
                    type="button"
                    aria-disabled={onKeep === undefined}
                    onClick={() => onKeep?.(wanted, label)}
                  >
                    <span>{`Keep (${missing(offer, wanted)})`}</span>
                    <VisuallyHidden> {label}</VisuallyHidden>
                  </button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** Says what's kept and since when, and offers to update or remove it. */
function KeptNow({ offer, onKeep, onRemove }: OfferProps & { onRemove: () => void }): ReactNode {
  const { library, kept, isCurrent } = offer;
  if (kept === undefined) {
    return null;
  }
  const own = library.sections.filter(({ name }) => kept.sections.includes(name));
  const names = own.length < library.sections.length && own.map(({ label }) => label).join(', ');
  const isNewer = isCurrent && kept.version !== library.version;
  const reached = isNewer ? 'There’s a newer version.' : 'It’s the current version.';
  return (
    <>
      <p>
        {`Kept since ${moment.format(new Date(kept.since))}: ${names || 'the whole library'}. ${
          isCurrent ? reached : 'The site can’t be reached, so these are the kept pages.'
        }`}
      </p>
      <p className={styles.bar}>
        {isNewer && (
          <button
            type="button"
            aria-disabled={onKeep === undefined}
            onClick={() => onKeep?.(kept.sections, 'The newer version')}
          >
            {`Update (${missing(offer, kept.sections)})`}
          </button>
        )}
        <button
          type="button"
          aria-disabled={onKeep === undefined}
          onClick={() => onKeep && onRemove()}
        >
          Remove
        </button>
      </p>
    </>
  );
}

/**
 * Offers to keep the library on the device, with sizes, progress, and what's kept.
 *
 * @param props - the name of the only section to offer; by default, all of them and the whole library
 */
export function OfflineLibrary({ section }: { readonly section?: string | undefined }): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { offer, share, message, toggle, keep, cancel, remove } = useOfflineLibrary();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);

  /** Keeps the focus in the panel: the button that was pressed disappears when its work is done. */
  const pressed =
    <Given extends readonly unknown[]>(action: (...given: Given) => void) =>
    (...given: Given) => {
      opener.current?.focus({ preventScroll: true });
      action(...given);
    };
  const onKeep = share === undefined ? pressed(keep) : undefined;

  return (
    <div className={clsx(buttons.buttons, buttons.interactive, styles.panel)}>
      <button
        ref={opener}
        type="button"
        aria-expanded={offer !== undefined}
        aria-controls={id}
        onClick={toggle}
      >
        Keep it on this device
      </button>
      {share !== undefined && (
        <p className={styles.bar}>
          <progress aria-label="Download" value={share} />
          <button type="button" onClick={pressed(cancel)}>
            Cancel
          </button>
        </p>
      )}
      <output>{message}</output>
      <div id={id}>
        {offer && (
          <>
            <Choices offer={offer} only={section} onKeep={onKeep} />
            <KeptNow offer={offer} onKeep={onKeep} onRemove={pressed(remove)} />
            <p>Each section includes the documents it links to in other sections.</p>
            {notesFor(customFields).map((note) => (
              <p key={note}>{note}</p>
            ))}
            {section !== undefined && (
              <p>
                The other sections and the whole library are on the{' '}
                <Link to="/about#keep">About page</Link>.
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** Offers to keep the section that the document is in. */
export function OfflineSection(): ReactNode {
  return <OfflineLibrary section={useSection()?.folder} />;
}

import Link from '@docusaurus/Link';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { bytesMissing, filesFor } from '@site/plugins/offline/shared/library';
import { SECTIONS } from '@site/site/identity';
import { Spoken } from '@site/src/components/Spoken';
import { Table } from '@site/src/components/Table';
import clsx from 'clsx';
import { type ReactNode, useId, useRef } from 'react';
import buttons from '../Buttons/styles.module.css';
import { KeptNow } from './KeptNow';
import { notesFor } from './notes';
import { sizeText } from './size';
import styles from './styles.module.css';
import { type Offer, useOfflineLibrary } from './useOfflineLibrary';

/** A choice of sections. */
interface Choice {
  readonly label: string;
  readonly sections: readonly string[];
}

/** The choices of a panel. */
function choicesOf({ library }: Offer, only: string | undefined): readonly Choice[] {
  const each = library.sections.map(({ name, label }) => ({ label, sections: [name] }));
  const all = { label: 'The whole library', sections: each.flatMap(({ sections }) => sections) };
  return only === undefined
    ? [all, ...each]
    : each.filter(({ sections }) => sections.includes(only));
}

/** The choices with their sizes. */
function Choices({
  offer,
  choices,
  isBusy,
  onKeep,
}: {
  readonly offer: Offer;
  readonly choices: readonly Choice[];
  readonly isBusy: boolean;
  readonly onKeep: (sections: readonly string[], label: string) => void;
}): ReactNode {
  const { library, kept, onDevice } = offer;
  const before = kept?.sections ?? [];
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
          const size = sizeText(bytesMissing(filesFor(library, wanted).all, onDevice));
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
                    aria-disabled={isBusy}
                    onClick={() => isBusy || onKeep(wanted, label)}
                  >
                    Keep ({size})<Spoken> {label}</Spoken>
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

/**
 * Offers to keep the library on the device, with sizes, progress, and what's kept.
 *
 * @param props - the name of the only section to offer; by default, all of them and the whole library
 */
export function OfflineLibrary({ section }: { readonly section?: string | undefined }): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { offer, share, message, open, close, keep, cancel, remove } = useOfflineLibrary();
  const isBusy = share !== undefined;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);

  /** Keeps the focus in the panel: the button that was pressed disappears when its work is done. */
  const pressed =
    <Arguments extends readonly unknown[]>(action: (...given: Arguments) => void) =>
    (...given: Arguments) => {
      opener.current?.focus({ preventScroll: true });
      action(...given);
    };

  return (
    <div className={clsx(buttons.buttons, styles.panel)}>
      <button
        ref={opener}
        type="button"
        aria-expanded={offer !== undefined}
        aria-controls={id}
        onClick={offer === undefined ? open : close}
      >
        Keep it on this device
      </button>
      {isBusy && (
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
            <Choices
              offer={offer}
              choices={choicesOf(offer, section)}
              isBusy={isBusy}
              onKeep={pressed(keep)}
            />
            {offer.kept && (
              <KeptNow
                offer={offer}
                kept={offer.kept}
                isBusy={isBusy}
                keep={pressed(keep)}
                remove={pressed(remove)}
              />
            )}
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
  const sidebar = useDocsSidebar();
  const section = SECTIONS.find(({ sidebarId }) => sidebarId === sidebar?.name);
  return <OfflineLibrary section={section?.folder} />;
}

import type { SearchHit } from '@site/plugins/search/shared/query';
import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { Hit } from '../answer/Hit';
import { isPlainClick } from '../answer/plainClick';
import styles from './OptionList.module.css';
import type { OptionGroup } from './options';

/** Id of the list, for the input's `aria-controls`. */
export const LIST_ID = 'search-list';

/** Id of the option at a position, for the input's `aria-activedescendant`. */
export const optionId = (position: number) => `search-option-${position}`;

interface OptionListProps {
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  /** Position across all groups. */
  readonly active: number;
  readonly onActive: (position: number) => void;
  readonly onSelect: (hit: SearchHit) => void;
  /** Buttons next to an option; outside the listbox, whose options may not contain any. */
  readonly actions?: (group: OptionGroup, hit: SearchHit) => ReactNode;
}

/** The list of a combobox: grouped links, which the input refers to while it keeps the focus. */
export function OptionList(props: OptionListProps): ReactNode {
  const { label, groups, active, onActive, onSelect, actions } = props;

  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  // Options and their buttons are apart in the DOM; the rows of a common grid align them.
  let position = -1;
  const placed = groups.map((group, at) => ({
    group,
    options: group.hits.map((hit) => {
      position += 1;
      return { hit, position, row: position + at + 2 };
    }),
  }));

  return (
    <div className={clsx(styles.grid, actions !== undefined && styles.withActions)}>
      <div id={LIST_ID} role="listbox" aria-label={label} className={styles.list}>
        {placed.map(({ group, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may not contain a fieldset.
          <div key={group.label} role="group" aria-label={group.label} className={styles.group}>
            <div aria-hidden="true" className={styles.heading}>
              {group.label}
            </div>
            {options.map(({ hit, position, row }) => (
              <a
                key={hit.objectID}
                id={optionId(position)}
                href={hit.url}
                role="option"
                aria-selected={position === active}
                tabIndex={-1}
                className={styles.option}
                style={{ gridRow: row }}
                onMouseMove={() => onActive(position)}
                onClick={(event) => {
                  if (isPlainClick(event)) {
                    event.preventDefault();
                    onSelect(hit);
                  }
                }}
              >
                <Hit hit={hit} />
              </a>
            ))}
          </div>
        ))}
      </div>
      {actions !== undefined &&
        placed.map(({ group, options }) =>
          options.map(({ hit, row }) => (
            <div
              key={`${group.label} ${hit.objectID}`}
              className={styles.actions}
              style={{ gridRow: row }}
            >
              {actions(group, hit)}
            </div>
          )),
        )}
    </div>
  );
}

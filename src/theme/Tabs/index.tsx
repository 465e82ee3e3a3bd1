import {
  sanitizeTabsChildren,
  useScrollPositionBlocker,
  useTabs,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './styles.module.css';

/** Where each key leads from the tab at a position, of so many; a position past either end means the other end. */
const KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus among the tabs, and selects one. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: tab, key } = event;
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const to = KEYS[key]?.(tabs.indexOf(tab), tabs.length);
  if (to !== undefined) {
    event.preventDefault();
    tabs.at(to % tabs.length)?.focus();
  } else if (key === 'Enter') {
    // One that is repeated once the page is awake doesn't click by itself.
    event.preventDefault();
    tab.click();
  }
}

/**
 * Tabs, with the theme's props and looks.
 *
 * Upstream's makes all of them anew once the page is hydrated, which loses the focus and what a translator has done,
 * leaves out keys of the pattern, and doesn't say which panel is whose.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export default function Tabs({ children, lazy, block, className, ...props }: Props): ReactNode {
  const items = sanitizeTabsChildren(children);
  const { selectedValue, selectValue, tabValues } = useTabs({ ...props, children: items });
  const { blockElementScrollPositionUntilNextRender: keepInPlace } = useScrollPositionBlocker();
  const id = useId();
  const labels = new Map(tabValues.map(({ value, label }) => [value, label ?? value]));
  return (
    <div className={clsx('tabs-container', styles.container)}>
      <div role="tablist" className={clsx('tabs', block && 'tabs--block', styles.list, className)}>
        {tabValues.map(({ value, attributes }) => {
          const isSelected = value === selectedValue;
          return (
            <button
              key={value}
              type="button"
              role="tab"
              id={`${id}${value}`}
              aria-selected={isSelected}
              tabIndex={isSelected ? 0 : -1}
              onKeyDown={onKeyDown}
              onClick={({ currentTarget }) => {
                keepInPlace(currentTarget);
                selectValue(value);
              }}
              {...attributes}
              className={clsx('tabs__item', isSelected && 'tabs__item--active', styles.tab)}
            >
              {labels.get(value)}
            </button>
          );
        })}
      </div>
      {items
        .filter(({ props: { value } }) => !lazy || value === selectedValue)
        .map(({ props: { value, children: content, className: ownClass } }) => (
          <div
            key={value}
            role="tabpanel"
            aria-labelledby={`${id}${value}`}
            data-label={labels.get(value)}
            hidden={value !== selectedValue}
            className={ownClass}
          >
            {content}
          </div>
        ))}
    </div>
  );
}

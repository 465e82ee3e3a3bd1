import {
  sanitizeTabsChildren,
  useScrollPositionBlocker,
  useTabs,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './Tabs.module.css';

/** The target position for each key; a position past either end wraps around. */
const KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus to another tab, and selects it. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: tab, key } = event;
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const to = KEYS[key]?.(tabs.indexOf(tab), tabs.length);
  if (to !== undefined) {
    event.preventDefault();
    tabs.at(to % tabs.length)?.focus();
  } else if (key === 'Enter') {
    // A replayed key event doesn't trigger a click.
    event.preventDefault();
    tab.click();
  }
}

/**
 * Tabs with the theme's props and styles. Upstream's lose the focus and translations after hydration, and lack keys and
 * attributes of the ARIA pattern.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export default function Tabs({ children, ...props }: Props): ReactNode {
  const items = sanitizeTabsChildren(children);
  const { selectedValue, selectValue, tabValues } = useTabs({ ...props, children: items });
  const { blockElementScrollPositionUntilNextRender: keepInPlace } = useScrollPositionBlocker();
  const id = useId();
  const labels = new Map(tabValues.map(({ value, label }) => [value, label ?? value]));
  return (
    <div className={clsx('tabs-container', styles.container)}>
      <div role="tablist" className={clsx('tabs', styles.list)}>
        {tabValues.map(({ value }) => {
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
              className={clsx('tabs__item', isSelected && 'tabs__item--active', styles.tab)}
            >
              {labels.get(value)}
            </button>
          );
        })}
      </div>
      {items.map(({ props: { value, children: content } }) => (
        <div
          key={value}
          role="tabpanel"
          aria-labelledby={`${id}${value}`}
          data-label={labels.get(value)}
          hidden={value !== selectedValue}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

import { useLocation } from '@docusaurus/router';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { PropsOf } from '@site/plugins/documents/shared/components';
import clsx from 'clsx';
import { createContext, type ReactNode, useCallback, useEffect, useState } from 'react';
import buttons from '../../../ui/buttons.module.css';
import styles from './Checklist.module.css';
import { parseTicks, storedTicks, type Ticks, withTick } from './ticks';

/** By number, from 0. */
interface ChecklistTasks {
  isTicked(task: number): boolean;
  tick(task: number, isTicked: boolean): void;
}

export const ChecklistContext = createContext<ChecklistTasks | undefined>(undefined);

interface ChecklistProps extends PropsOf<'Checklist'> {
  /** The number of tasks, and the numbers of those ticked by the writer; filled in by the build. */
  readonly count: number;
  readonly ticked: readonly number[];
  readonly children: ReactNode;
}

/** Counts the ticks, and stores them in the browser. */
export function Checklist({ name, count, ticked, children }: ChecklistProps): ReactNode {
  const key = `checklist.${useLocation().pathname.replace(/(.)\/$/, '$1')}.${name}`;
  // The slot must not be created on the server.
  const slot = useCallback(() => createStorageSlot(key), [key]);
  const [ticks, setTicks] = useState<Ticks>(() => new Set(ticked));
  useEffect(() => {
    const { get, listen } = slot();
    const show = (stored: string | null) => {
      const kept = parseTicks(stored, count);
      if (kept !== undefined) {
        setTicks(kept);
      }
    };
    show(get());
    // Another tab may have the same list open.
    return listen(({ newValue }) => show(newValue));
  }, [slot, count]);

  const change = (changed: Ticks) => {
    setTicks(changed);
    slot().set(storedTicks(changed, count));
  };
  const tasks: ChecklistTasks = {
    isTicked: (task) => ticks.has(task),
    tick: (task, isTicked) => change(withTick(ticks, task, isTicked)),
  };
  return (
    <ChecklistContext value={tasks}>
      <div className={clsx(buttons.buttons, styles.bar)}>
        <output>{`${ticks.size} of ${count} checked`}</output>
        <button
          type="button"
          className={clsx(buttons.hydrated, buttons.interactive)}
          aria-disabled={ticks.size === 0}
          onClick={() => change(new Set())}
        >
          Clear all
        </button>
      </div>
      {children}
    </ChecklistContext>
  );
}

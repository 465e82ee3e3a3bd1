import { useLocation } from '@docusaurus/router';
import { createStorageSlot } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import buttons from '../Buttons/styles.module.css';
import { ChecklistContext } from './context';
import styles from './styles.module.css';
import { parseTicks, storedTicks, type Ticks, withTick } from './ticks';

/** A checklist around Markdown task lists. */
export interface ChecklistProps {
  /** Identifies the checklist on its page. */
  readonly name: string;
  /** The number of tasks, and the numbers of those ticked by the writer; filled in by the build. */
  readonly count: number;
  readonly ticked: readonly number[];
  readonly children: ReactNode;
}

/** The session storage slot of a checklist's ticks. */
function useTickSlot(name: string) {
  const { pathname } = useLocation();
  const page = pathname.replace(/(.)\/$/, '$1');
  return useMemo(() => {
    const key = `checklist.${page}.${name}`;
    // The slot must not be created on the server.
    return () => createStorageSlot(key, { persistence: 'sessionStorage' });
  }, [page, name]);
}

/** Counts the ticks of its task lists, and stores them for the session. */
export function Checklist({ name, count, ticked, children }: ChecklistProps): ReactNode {
  const slot = useTickSlot(name);
  const [ticks, setTicks] = useState<Ticks>(() => new Set(ticked));
  useEffect(() => {
    const kept = parseTicks(slot().get(), count);
    if (kept !== undefined) {
      setTicks(kept);
    }
  }, [slot, count]);

  const change = (changed: Ticks) => {
    setTicks(changed);
    slot().set(storedTicks(changed, count));
  };
  const tasks = {
    isTicked: (task: number) => ticks.has(task),
    tick: (task: number, isTicked: boolean) => change(withTick(ticks, task, isTicked)),
  };
  return (
    <ChecklistContext value={tasks}>
      <div className={clsx(buttons.buttons, styles.bar)}>
        <output>{`${ticks.size} of ${count} ticked`}</output>
        <button type="button" aria-disabled={ticks.size === 0} onClick={() => change(new Set())}>
          Clear ticks
        </button>
      </div>
      {children}
    </ChecklistContext>
  );
}

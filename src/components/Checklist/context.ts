import { createContext } from 'react';

/** What a checklist's tasks need to be ticked. Tasks are identified by number, from 0. */
export interface ChecklistTasks {
  isTicked(task: number): boolean;
  tick(task: number, isTicked: boolean): void;
}

/** The checklist around a task; undefined in a plain list. */
export const ChecklistContext = createContext<ChecklistTasks | undefined>(undefined);

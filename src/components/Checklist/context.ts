import { createContext } from 'react';

/** What a task of a checklist needs to be ticked. Tasks are told by their number from 0. */
export interface ChecklistTasks {
  isTicked(task: number): boolean;
  tick(task: number, isTicked: boolean): void;
}

/** The checklist that a task is in; there is none around a plain list. */
export const ChecklistContext = createContext<ChecklistTasks | undefined>(undefined);

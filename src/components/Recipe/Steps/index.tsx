import type { ReactNode } from 'react';

/** A step of a recipe; list items in `<Steps>` become steps. */
export interface StepProps {
  /** Position in its list, from 1. */
  readonly number: number;
  readonly children: ReactNode;
}

export function Step({ children }: StepProps): ReactNode {
  return <li>{children}</li>;
}

/** The steps of a recipe, around a numbered list. */
export interface StepsProps {
  /** Heading above the steps; the build fills it in. */
  readonly title?: string;
  readonly children: ReactNode;
}

export function Steps({ children }: StepsProps): ReactNode {
  return <ol>{children}</ol>;
}

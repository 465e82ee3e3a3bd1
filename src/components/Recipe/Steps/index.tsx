import type { ReactNode } from 'react';

/** A step of a recipe; the items of the list in `<Steps>` become these. */
export interface StepProps {
  /** From 1, in its list. */
  readonly number: number;
  readonly children: ReactNode;
}

export function Step({ children }: StepProps): ReactNode {
  return <li>{children}</li>;
}

/** The steps of a recipe, around a numbered list. */
export interface StepsProps {
  /** Heading that they are under; the build fills it in. */
  readonly title?: string;
  readonly children: ReactNode;
}

export function Steps({ children }: StepsProps): ReactNode {
  return <ol>{children}</ol>;
}

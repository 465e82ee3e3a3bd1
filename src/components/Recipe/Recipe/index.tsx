import type { ReactNode } from 'react';
import { Controls } from '../Controls';
import { Facts, type RecipeFacts } from '../Facts';

/** The head of a recipe: its facts, and the reader's options. Used once per page. */
export function Recipe(facts: RecipeFacts): ReactNode {
  return (
    <>
      <Facts {...facts} />
      <Controls />
    </>
  );
}

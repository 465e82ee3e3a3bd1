import type { RecipeData, StructuredRecipe } from '@site/plugins/content/recipes/shared/recipe';
import { Children, isValidElement, type ReactNode, useState } from 'react';
import { useChoice } from '../choice';
import { Ingredients } from '../Ingredients';
import { Step, type StepProps, Steps, type StepsProps } from '../Steps';
import { TimerTray } from '../TimerTray';
import { TimersContext, useTimers } from '../timers';
import { type CookStep, RecipeContext } from './context';

/** A document with a recipe; documents get it by themselves. */
export interface RecipePageProps {
  readonly data: RecipeData;
  /** What search engines get; there on the server only. */
  readonly structured: StructuredRecipe;
  readonly children: ReactNode;
}

const elementsOf = <Props,>(children: ReactNode, type: (props: Props) => ReactNode) =>
  Children.toArray(children).filter(
    (child) => isValidElement<Props>(child) && child.type === type,
  ) as React.ReactElement<Props>[];

/** The steps of a page as cook mode shows them. */
function stepsIn(children: ReactNode): readonly CookStep[] {
  return elementsOf<StepsProps>(children, Steps).flatMap(
    ({ props: { title, children: items } }) => {
      const steps = elementsOf<StepProps>(items, Step);
      return steps.map(({ props: { number, children: content } }) => ({
        title: title ?? '',
        number,
        count: steps.length,
        content,
      }));
    },
  );
}

/** Nothing in the text can end the script it is in. */
const scriptText = (structured: StructuredRecipe): string =>
  JSON.stringify(structured).replaceAll('<', '\\u003c');

/** Holds what the parts of a recipe share: servings, units, timers; and tells search engines. */
export function RecipePage({ data, structured, children }: RecipePageProps): ReactNode {
  const [choice, choose] = useChoice(data.servings);
  const [isCooking, setCooking] = useState(false);
  const timers = useTimers();
  return (
    <RecipeContext
      value={{
        data,
        choice,
        choose,
        steps: stepsIn(children),
        ingredients: elementsOf(children, Ingredients),
        isCooking,
        setCooking,
      }}
    >
      <TimersContext value={timers}>
        {children}
        {!isCooking && <TimerTray />}
      </TimersContext>
      <script
        type="application/ld+json"
        // The served page has it; React leaves it there.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own data, escaped for where it is
        dangerouslySetInnerHTML={{
          __html: typeof window === 'undefined' ? scriptText(structured) : '',
        }}
      />
    </RecipeContext>
  );
}

import type { RecipeData, StructuredRecipe } from '@site/plugins/content/recipes/shared/recipe';
import { StructuredData } from '@site/src/components/StructuredData';
import { Children, isValidElement, type ReactNode, useState } from 'react';
import { useChoice } from '../choice';
import { Ingredients } from '../Ingredients';
import { Step, type StepProps, Steps, type StepsProps } from '../Steps';
import { TimerTray } from '../TimerTray';
import { TimersContext, useTimers } from '../timers';
import { type CookStep, RecipeContext } from './context';

/** Wraps a document with a recipe; the build adds it. */
export interface RecipePageProps {
  readonly data: RecipeData;
  /** Data for search engines, rendered only on the server. */
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

/** Provides what the parts of a recipe share (servings, units, timers), and the data for search engines. */
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
      <StructuredData data={structured} />
    </RecipeContext>
  );
}

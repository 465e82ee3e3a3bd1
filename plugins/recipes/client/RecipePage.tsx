import { useHistory } from '@docusaurus/router';
import { StructuredData } from '@site/plugins/documents/client/StructuredData';
import type { RecipeData } from '@site/plugins/recipes/shared/recipe';
import { Children, isValidElement, type ReactNode, useSyncExternalStore } from 'react';
import { type Choice, readChoice, writeChoice } from './choice';
import { type CookStep, RecipeContext } from './context';
import styles from './Recipe.module.css';
import { TimerTray } from './Timer';
import { useTimers } from './timers';

export function Ingredients({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.ingredients}>{children}</div>;
}

interface StepProps {
  readonly number: number;
  readonly children: ReactNode;
}

/** A step of a recipe; list items in `<Steps>` become steps. */
export function Step({ children }: StepProps): ReactNode {
  return <li>{children}</li>;
}

interface StepsProps {
  /** Heading above the steps; the build fills it in. */
  readonly title?: string;
  readonly children: ReactNode;
}

export function Steps({ children }: StepsProps): ReactNode {
  return <ol>{children}</ol>;
}

const elementsOf = <Props,>(children: ReactNode, type: (props: Props) => ReactNode) =>
  Children.toArray(children).filter(
    (child) => isValidElement<Props>(child) && child.type === type,
  ) as React.ReactElement<Props>[];

function stepsIn(children: ReactNode): readonly CookStep[] {
  return elementsOf<StepsProps>(children, Steps).flatMap(({ props }) => {
    const steps = elementsOf<StepProps>(props.children, Step);
    return steps.map(({ props: { number, children: content } }) => ({
      title: props.title ?? '',
      number,
      count: steps.length,
      content,
    }));
  });
}

/** The servings and units that the reader chose, kept only in the URL, which hydration doesn't know. */
function useChoice(written: number) {
  const history = useHistory();
  const search = useSyncExternalStore(
    history.listen,
    () => history.location.search,
    () => '',
  );
  const choice = readChoice(search, written);
  const choose = (change: Partial<Choice>) => {
    const { location } = history;
    const next = writeChoice(location.search, { ...choice, ...change }, written);
    history.replace({ ...location, search: next });
  };
  return { choice, choose };
}

interface RecipePageProps {
  readonly data: RecipeData;
  readonly structured: object;
  readonly children: ReactNode;
}

/** Around a document with a recipe: what its parts share, and data for search engines, rendered only on the server. */
export function RecipePage({ data, structured, children }: RecipePageProps): ReactNode {
  const recipe = {
    data,
    ...useChoice(data.servings),
    ...useTimers(),
    steps: stepsIn(children),
    ingredients: elementsOf(children, Ingredients),
  };
  return (
    <RecipeContext value={recipe}>
      {children}
      <TimerTray />
      <StructuredData data={structured} />
    </RecipeContext>
  );
}

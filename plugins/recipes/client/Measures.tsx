import { tellAmount } from '@site/plugins/recipes/shared/amount';
import { measureIn, type UnitValues } from '@site/plugins/recipes/shared/measure';
import {
  type Temperature as TemperatureProps,
  tellTemperature,
} from '@site/plugins/recipes/shared/temperature';
import type { ReactNode } from 'react';
import { useRecipe } from './context';
import styles from './Recipe.module.css';

interface AmountProps extends UnitValues {
  readonly of?: string;
  /** Singular of `of`, such as "egg". */
  readonly one?: string;
  /** Follows the number instead of the ingredient's name. */
  readonly children?: ReactNode;
  /** Converted, but not scaled with the servings. */
  readonly fixed?: boolean;
}

/** An amount, or an ingredient's, for the servings and units that the reader chose. */
export function Amount({ of = '', one, fixed, children, ...units }: AmountProps): ReactNode {
  const { data, choice } = useRecipe();
  const measure = measureIn(units) ?? data.ingredients[of];
  if (measure === undefined) {
    return children ?? of;
  }
  const { text, exact, single } = tellAmount({
    measure,
    factor: fixed ? 1 : choice.servings / data.servings,
    system: choice.system,
    gramsPerCup: data.gramsPerCup[of],
  });
  const name = children ?? (single && one ? one : of);
  return (
    <span>
      <span className={fixed ? styles.fixed : styles.amount}>{text}</span>
      {name !== '' && (
        <>
          {' '}
          <span>{name}</span>
        </>
      )}
      {exact !== undefined && <span className={styles.exact}>{` (exactly ${exact})`}</span>}
    </span>
  );
}

/** A temperature in °C followed by °F, or only in °F with US units. */
export function Temperature(props: TemperatureProps): ReactNode {
  return (
    <span className={styles.temperature}>{tellTemperature(props, useRecipe().choice.system)}</span>
  );
}

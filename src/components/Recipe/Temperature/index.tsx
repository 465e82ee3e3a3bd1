import {
  type Temperature as TemperatureProps,
  tellTemperature,
} from '@site/plugins/content/recipes/shared/temperature';
import type { ReactNode } from 'react';
import { useRecipe } from '../RecipePage/context';
import styles from './styles.module.css';

/** A temperature in °C followed by °F, or only in °F with US units. */
export function Temperature(props: TemperatureProps): ReactNode {
  return (
    <span className={styles.temperature}>{tellTemperature(props, useRecipe().choice.system)}</span>
  );
}

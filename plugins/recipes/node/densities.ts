/** The table of densities cannot be read. */
export class DensityError extends Error {
  override readonly name = 'DensityError';
}

/** Grams in a US cup, by the names of the ingredient in lower case. */
export type Densities = ReadonlyMap<string, number>;

/**
 * Reads the densities from rows of structured data.
 *
 * @param rows - tab-separated lines, the first one the columns, of which `ingredient`, `aliases` (separated by `; `) and `gramsPerCup` count
 * @param file - path of the rows, for messages
 * @throws {@link DensityError} naming the file, the line and the mend
 */
export function readDensities(rows: string, file: string): Densities {
  const [head = '', ...lines] = rows.split('\n');
  const columns = head.split('\t');
  const column = (name: string): number => {
    const index = columns.indexOf(name);
    if (index === -1) {
      throw new DensityError(`${file}:1: there is no column "${name}", which recipes convert by`);
    }
    return index;
  };
  const ingredient = column('ingredient');
  const aliases = column('aliases');
  const gramsPerCup = column('gramsPerCup');
  const densities = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const cells = line.split('\t');
    const weight = cells[gramsPerCup] ?? '';
    if (weight === '' || weight === 'null') {
      continue;
    }
    if (!(Number(weight) > 0)) {
      throw new DensityError(`${file}:${index + 2}: gramsPerCup is "${weight}", not a weight`);
    }
    for (const name of [cells[ingredient] ?? '', ...(cells[aliases] ?? '').split('; ')]) {
      const key = name.toLowerCase();
      if (key !== '' && !densities.has(key)) {
        densities.set(key, Number(weight));
      }
    }
  }
  return densities;
}

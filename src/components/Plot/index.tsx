import type { DrawnPlot } from '@site/plugins/content/plots/shared/plot';
import { ScrollArea } from '@site/src/components/ScrollArea';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

/**
 * A plot drawn by the build for a wide and a narrow column, with its numbers as a table. CSS selects the
 * drawing that fits, and colors it for the color mode.
 */
export function Plot({ caption, alt, numbers, wide, narrow }: DrawnPlot): ReactNode {
  const id = useId();
  const { head, rows, named } = numbers;
  return (
    <div className={styles.plot}>
      <figure>
        <ScrollArea label="Plot">
          {Object.entries({ wide, narrow }).map(([name, { width, height, content }]) => (
            <svg
              key={name}
              className={styles[name]}
              viewBox={`0 0 ${width} ${height}`}
              role="img"
              aria-label={alt}
              aria-details={id}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the build's own plugin, which escapes every text
              dangerouslySetInnerHTML={{ __html: content }}
            />
          ))}
        </ScrollArea>
        <figcaption id={`${id}-caption`}>{caption}</figcaption>
      </figure>
      <details id={id} className={styles.numbers}>
        <summary>The numbers</summary>
        <ScrollArea label="Table">
          <table aria-labelledby={`${id}-caption`}>
            <thead>
              <tr>
                {head.map((label, column) => (
                  <th
                    key={label}
                    scope="col"
                    className={column < named ? undefined : styles.number}
                  >
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first, ...cells], row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the table never changes, and rows may be equal
                <tr key={row}>
                  <th scope="row" className={named > 0 ? undefined : styles.number}>
                    {first}
                  </th>
                  {cells.map((cell, at) => (
                    <td // biome-ignore lint/suspicious/noArrayIndexKey: the table never changes, and cells may be equal
                      key={at}
                      className={at + 1 < named ? undefined : styles.number}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      </details>
    </div>
  );
}

import type { Drawing, DrawnPlot } from '@site/plugins/plots/shared/plot';
import { Table } from '@site/plugins/tables/client/Table';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Plot.module.css';

function Svg({ drawing, ...props }: ComponentProps<'svg'> & { drawing: Drawing }): ReactNode {
  const { width, height, content } = drawing;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      {...props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the build's own plugin, which escapes every text
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}

/** A plot drawn by the build, with its numbers as a table. CSS selects the drawing for the width. */
export function Plot({ caption, alt, legend, wide, narrow, table }: DrawnPlot): ReactNode {
  const id = useId();
  const [head = [], ...rows] = table;
  const picture = { role: 'img', 'aria-label': alt, 'aria-details': id };
  return (
    <div className={styles.plot}>
      <figure>
        {legend.length > 0 && (
          <ul className={styles.legend}>
            {legend.map(({ name, sample }) => (
              <li key={name}>
                <Svg drawing={sample} aria-hidden="true" />
                {name}
              </li>
            ))}
          </ul>
        )}
        <Svg drawing={wide} className={styles.wide} {...picture} />
        <Svg drawing={narrow} className={styles.narrow} {...picture} />
        <figcaption id={`${id}-caption`}>{caption}</figcaption>
      </figure>
      <details id={id} className={styles.numbers}>
        <summary>The numbers</summary>
        <Table aria-labelledby={`${id}-caption`}>
          <thead>
            <tr>
              {head.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, at) => (
                  <td key={head[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </div>
  );
}

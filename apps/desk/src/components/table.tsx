import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  label: string;
  columns: readonly string[];
  /** The columns that hold numbers. */
  numbers?: readonly string[];
  /** Footer row; its first cell is a label. */
  sums?: readonly string[] | undefined;
  /** Limits the height; head and footer stay visible. */
  isLong?: boolean;
  children: ReactNode;
}

/** A table that scrolls inside a focusable region if it is wider than the screen. */
export function Table(props: TableProps) {
  const { label, columns, numbers, sums, isLong = false, children } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <div className={styles.scroll} data-long={isLong} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-number={numbers?.includes(column)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {sums && (
          <tfoot>
            <tr>
              {sums.map((sum, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row">
                    {sum}
                  </th>
                ) : (
                  <td key={columns[index]} className={styles.number}>
                    {sum}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

export { styles as tableStyles };

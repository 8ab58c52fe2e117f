import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  /** What it holds, for those who do not see it. */
  label: string;
  columns: readonly string[];
  /** Those of them that hold numbers. */
  numbers?: readonly string[];
  /** What the columns add up to, the first of it in words. */
  sums?: readonly string[] | undefined;
  /** Whether it scrolls within itself, its columns named and its sums in sight. */
  isLong?: boolean;
  children: ReactNode;
}

/** Rows of a tool. Wider than the screen, it scrolls within itself and can be reached by keyboard. */
export function Table(props: TableProps) {
  const { label, columns, numbers, sums, isLong = false, children } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
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

import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  /** What it holds, for those who do not see it. */
  label: string;
  columns: readonly string[];
  /** Those of them that hold numbers. */
  numbers?: readonly string[];
  children: ReactNode;
}

/** Rows of a tool. Wider than the screen, it scrolls within itself and can be reached by keyboard. */
export function Table({ label, columns, numbers, children }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
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
      </table>
    </div>
  );
}

export { styles as tableStyles };

import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCount } from '../../components/format.ts';
import { Table, tableStyles } from '../../components/table.tsx';
import styles from './report.module.css';
import { ShareBar } from './share-bar.tsx';

interface Part {
  key: string;
  name: ReactNode;
  count: number;
  /** Further cells, in the order of the columns. */
  more?: readonly string[];
}

interface ShareTableProps {
  label: string;
  columns: readonly [part: string, count: string];
  /** Further columns. */
  more?: readonly string[];
  parts: readonly Part[];
  /** Base of the shares; defaults to the sum of the parts. */
  whole?: number;
  /** Totals of the further columns; undefined hides the footer. */
  sums?: readonly string[];
}

export function ShareTable(props: ShareTableProps) {
  const { label, columns, more = [], parts, sums } = props;
  const { texts, language } = useTexts();
  const [part, counted] = columns;
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const { whole = all } = props;
  const total = [texts.report.total, formatCount(all, language), ''];
  return (
    <Table
      label={`${label}: ${part}`}
      columns={[part, counted, texts.report.share, ...more]}
      numbers={[counted, ...more]}
      sums={sums && [...total, ...sums]}
    >
      {parts.map(({ key, name, count, more: cells = [] }) => (
        <tr key={key}>
          <td>{name}</td>
          <td className={tableStyles.number}>{formatCount(count, language)}</td>
          <td className={styles.share}>
            <ShareBar part={count} whole={whole} />
          </td>
          {cells.map((cell, index) => (
            <td key={more[index]} className={tableStyles.number}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

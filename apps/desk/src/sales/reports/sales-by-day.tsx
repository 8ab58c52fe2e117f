import { useSearchParams } from 'react-router';
import { currency } from '@kongres/content/facts/tickets';
import { fillText } from '@kongres/content/format/marked-text';
import type { Report } from '@kongres/contract/desk/sales/report';
import { useTexts } from '../../i18n/texts.tsx';
import { DayChart } from '../../components/charts/day-chart.tsx';
import { SegmentedControl } from '../../components/segmented-control.tsx';
import { formatAmount, formatCount, formatShortDate } from '../../components/format.ts';
import { Pane } from '../../components/panes/panes.tsx';
import { Table, tableStyles } from '../../components/table.tsx';
import styles from './report.module.css';
import { sumSales } from './sum-sales.ts';
import { useMoneyColumns } from './use-money-columns.ts';

const daysOfMonth = 30;

/** Sales and refunds by day. The period is kept in the address. */
export function SalesByDay({ days: all, undatedMinor }: Pick<Report, 'days' | 'undatedMinor'>) {
  const { texts, language } = useTexts();
  const words = texts.report;
  const [search, setSearch] = useSearchParams();
  const span = search.get('span') === 'all' ? 'all' : 'month';
  const days = span === 'all' ? all : all.slice(-daysOfMonth);
  const { formatMoney, headings } = useMoneyColumns();
  const toCells = (sold: Omit<Report['days'][number], 'day'>) => [
    formatCount(sold.tickets, language),
    formatMoney(sold.netMinor),
    formatMoney(sold.grossMinor),
    formatMoney(sold.refundedMinor),
  ];
  const numbers = [words.count, headings.net, headings.gross, headings.refunded];
  return (
    <>
      <DayChart
        title={words.byDay}
        days={days}
        isTall
        choice={
          <SegmentedControl
            label={words.span}
            options={[
              ['month', words.spans.month],
              ['all', words.spans.all],
            ]}
            value={span}
            onChange={(next) => setSearch(next === 'all' ? { span: next } : {}, { replace: true })}
          />
        }
      >
        <p className={styles.hint}>
          {words.daysHint}
          {undatedMinor > 0 &&
            ` ${fillText(words.undated, { amount: formatAmount(undatedMinor, currency, language) })}`}
        </p>
      </DayChart>
      <Pane title={words.days} isSecond>
        <Table
          label={`${words.days}: ${words.count}`}
          columns={[words.day, ...numbers]}
          numbers={numbers}
          sums={[words.total, ...toCells(sumSales(days))]}
          isLong
        >
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <td className={tableStyles.nowrap}>{formatShortDate(day.day, language)}</td>
              {toCells(day).map((cell, index) => (
                <td key={numbers[index]} className={tableStyles.number}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </Pane>
    </>
  );
}

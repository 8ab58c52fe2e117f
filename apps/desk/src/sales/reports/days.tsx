import { useSearchParams } from 'react-router';
import { currency } from '@kongres/content/facts/tickets';
import { fillText } from '@kongres/content/format/marked-text';
import type { Report } from '@kongres/contract/desk/sales/report';
import { useTexts } from '../../i18n/texts.tsx';
import { DayChart } from '../../components/charts/day-chart.tsx';
import { Either } from '../../components/either.tsx';
import { formatAmount, formatCount, formatShortDay } from '../../components/format.ts';
import { Pane } from '../../components/panes/panes.tsx';
import { Table, tableStyles } from '../../components/table.tsx';
import styles from './report.module.css';
import { sumOf } from './sum-of.ts';
import { useMoney } from './use-money.ts';

const daysOfMonth = 30;

/** What was sold and what went back day by day; how many of the days stands in the address. */
export function Days({ days: all, undatedMinor }: Pick<Report, 'days' | 'undatedMinor'>) {
  const { texts, language } = useTexts();
  const words = texts.report;
  const [search, setSearch] = useSearchParams();
  const span = search.get('span') === 'all' ? 'all' : 'month';
  const days = span === 'all' ? all : all.slice(-daysOfMonth);
  const { money, heads } = useMoney();
  const cellsOf = (sold: Omit<Report['days'][number], 'day'>) => [
    formatCount(sold.tickets, language),
    money(sold.netMinor),
    money(sold.grossMinor),
    money(sold.refundedMinor),
  ];
  const numbers = [words.count, heads.net, heads.gross, heads.refunded];
  return (
    <>
      <DayChart
        title={words.byDay}
        days={days}
        isTall
        choice={
          <Either
            label={words.span}
            options={[
              ['month', words.spans.month],
              ['all', words.spans.all],
            ]}
            value={span}
            onChoose={(next) => setSearch(next === 'all' ? { span: next } : {}, { replace: true })}
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
          sums={[words.sum, ...cellsOf(sumOf(days))]}
          isLong
        >
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <td className={tableStyles.nowrap}>{formatShortDay(day.day, language)}</td>
              {cellsOf(day).map((cell, index) => (
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

import { Link } from 'react-router';
import type { Overview } from '@kongres/contract/desk/overview';
import { currency } from '@kongres/content/facts/tickets';
import { fill, useTexts } from '../texts/texts.tsx';
import { formatAmount, formatCount, formatHour, formatWhole } from '../ui/format.ts';
import styles from './overview.module.css';

/** Five numbers, today's under the highlighter. */
export function Figures({ overview }: { overview: Overview }) {
  const { texts, language } = useTexts();
  const { today, week, total, yesterdayUntilNow, daysLeft } = overview;
  const words = texts.overview;
  const count = (value: number) => formatCount(value, language);
  const net = (minor: number) =>
    fill(words.net, { amount: formatWhole(minor, currency, language) });
  const difference = today.tickets - yesterdayUntilNow;
  const against = difference > 0 ? words.moreThan : difference < 0 ? words.lessThan : words.asMany;
  return (
    <dl className={styles.figures}>
      <div className={styles.today}>
        <dt className="mono">{fill(words.today, { time: formatHour(overview.now, language) })}</dt>
        <dd>
          <b>{count(today.tickets)}</b>
          {fill(against, { count: count(Math.abs(difference)) })}
        </dd>
      </div>
      <div>
        <dt className="mono">{words.todayNet}</dt>
        <dd>
          <b>{formatWhole(today.netMinor, currency, language)}</b>
          {fill(words.gross, { amount: formatAmount(today.grossMinor, currency, language) })}
        </dd>
      </div>
      <div>
        <dt className="mono">{words.week}</dt>
        <dd>
          <b>{count(week.tickets)}</b>
          {net(week.netMinor)}
        </dd>
      </div>
      <div>
        <dt className="mono">{words.total}</dt>
        <dd>
          <b>{count(total.tickets)}</b>
          {net(total.netMinor)}
        </dd>
      </div>
      <div>
        <dt className="mono">{words.untilOpening}</dt>
        <dd>
          <b>{daysLeft === null ? '–' : count(daysLeft)}</b>
          {daysLeft === null ? words.opened : words.days}
          {daysLeft !== null && <Link to="/launch">{texts.launch.link}</Link>}
        </dd>
      </div>
    </dl>
  );
}

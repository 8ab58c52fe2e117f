import { Link } from 'react-router';
import type { Overview } from '@kongres/contract/desk/sales/overview';
import { currency } from '@kongres/content/facts/tickets';
import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../i18n/texts.tsx';
import { Figure, Figures } from '../../components/panes/figures.tsx';
import { formatAmount, formatCount, formatHour, formatWhole } from '../../components/format.ts';

/** Five numbers, today's under the highlighter. */
export function OverviewFigures({ overview }: { overview: Overview }) {
  const { texts, language } = useTexts();
  const { today, week, total, yesterdayUntilNow, daysLeft } = overview;
  const words = texts.overview;
  const count = (value: number) => formatCount(value, language);
  const whole = (minor: number) => formatWhole(minor, currency, language);
  const net = (minor: number) => fillText(words.net, { amount: whole(minor) });
  const difference = today.tickets - yesterdayUntilNow;
  const against = difference > 0 ? words.moreThan : difference < 0 ? words.lessThan : words.asMany;
  return (
    <Figures>
      <Figure
        name={fillText(words.today, { time: formatHour(overview.now, language) })}
        value={count(today.tickets)}
        isMarked
      >
        {fillText(against, { count: count(Math.abs(difference)) })}
      </Figure>
      <Figure name={words.todayNet} value={whole(today.netMinor)}>
        {fillText(words.gross, { amount: formatAmount(today.grossMinor, currency, language) })}
      </Figure>
      <Figure name={words.week} value={count(week.tickets)}>
        {net(week.netMinor)}
      </Figure>
      <Figure name={words.total} value={count(total.tickets)}>
        {net(total.netMinor)}
      </Figure>
      <Figure name={words.untilOpening} value={daysLeft === null ? '–' : count(daysLeft)}>
        {daysLeft === null ? words.opened : words.days}
        {daysLeft !== null && <Link to="/launch">{texts.launch.link}</Link>}
      </Figure>
    </Figures>
  );
}

import { Link } from 'react-router';
import type { Overview } from '@kongres/contract/desk/sales/overview';
import { currency } from '@kongres/content/facts/tickets';
import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../i18n/texts.tsx';
import { Figure, Figures } from '../../components/panes/figures.tsx';
import {
  formatAmount,
  formatCount,
  formatHour,
  formatRoundedAmount,
} from '../../components/format.ts';

export function OverviewFigures({ overview }: { overview: Overview }) {
  const { texts, language } = useTexts();
  const { today, week, total, yesterdayUntilNow, daysLeft } = overview;
  const words = texts.overview;
  const format = (value: number) => formatCount(value, language);
  const formatRounded = (minor: number) => formatRoundedAmount(minor, currency, language);
  const formatNet = (minor: number) => fillText(words.net, { amount: formatRounded(minor) });
  const difference = today.tickets - yesterdayUntilNow;
  const comparison =
    difference > 0
      ? words.moreThanYesterday
      : difference < 0
        ? words.fewerThanYesterday
        : words.sameAsYesterday;
  return (
    <Figures>
      <Figure
        name={fillText(words.today, { time: formatHour(overview.now, language) })}
        value={format(today.tickets)}
        isMarked
      >
        {fillText(comparison, { count: format(Math.abs(difference)) })}
      </Figure>
      <Figure name={words.todayNet} value={formatRounded(today.netMinor)}>
        {fillText(words.gross, { amount: formatAmount(today.grossMinor, currency, language) })}
      </Figure>
      <Figure name={words.week} value={format(week.tickets)}>
        {formatNet(week.netMinor)}
      </Figure>
      <Figure name={words.total} value={format(total.tickets)}>
        {formatNet(total.netMinor)}
      </Figure>
      <Figure name={words.untilOpening} value={daysLeft === null ? '–' : format(daysLeft)}>
        {daysLeft === null ? words.opened : daysLeft === 1 ? words.dayToGo : words.daysToGo}
        {daysLeft !== null && <Link to="/launch-checklist">{texts.launchChecklist.title}</Link>}
      </Figure>
    </Figures>
  );
}

import { currency } from '@kongres/content/facts/tickets';
import { fillText } from '@kongres/content/format/marked-text';
import type { Report } from '@kongres/contract/desk/sales/report';
import { useTexts } from '../../i18n/texts.tsx';
import { Figure, Figures } from '../../components/panes/figures.tsx';
import { formatAmount, formatCount, formatShare, formatWhole } from '../../components/format.ts';

/** The sale so far. */
export function ReportFigures({ report: { total, steps } }: { report: Report }) {
  const { texts, language } = useTexts();
  const words = texts.report;
  const count = (value: number) => formatCount(value, language);
  const whole = (minor: number) => formatWhole(minor, currency, language);
  const { created, paid } = steps;
  return (
    <Figures>
      <Figure name={words.tickets} value={count(total.tickets)}>
        {words.ticketsNote}
      </Figure>
      <Figure name={words.net} value={whole(total.netMinor)}>
        {words.netNote}
      </Figure>
      <Figure name={words.gross} value={whole(total.grossMinor)}>
        {total.partlyRefundedMinor > 0
          ? fillText(words.grossNote, {
              amount: formatAmount(total.partlyRefundedMinor, currency, language),
            })
          : words.netNote}
      </Figure>
      <Figure name={words.refunded} value={whole(total.refundedMinor)}>
        {fillText(words.refundedNote, { count: count(total.refundedOrders) })}
      </Figure>
      <Figure
        name={words.conversion}
        value={created === 0 ? '–' : formatShare(paid / created, language)}
      >
        {fillText(words.conversionNote, { paid: count(paid), created: count(created) })}
      </Figure>
    </Figures>
  );
}

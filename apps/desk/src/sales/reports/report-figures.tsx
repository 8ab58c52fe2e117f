import { currency } from '@kongres/content/facts/tickets';
import { fillText } from '@kongres/content/format/marked-text';
import type { Report } from '@kongres/contract/desk/sales/report';
import { useTexts } from '../../i18n/texts.tsx';
import { Figure, Figures } from '../../components/panes/figures.tsx';
import {
  formatAmount,
  formatCount,
  formatPercent,
  formatRoundedAmount,
} from '../../components/format.ts';

export function ReportFigures({ report: { total, steps } }: { report: Report }) {
  const { texts, language } = useTexts();
  const words = texts.report;
  const format = (value: number) => formatCount(value, language);
  const formatRounded = (minor: number) => formatRoundedAmount(minor, currency, language);
  const { created, paid } = steps;
  return (
    <Figures>
      <Figure name={words.tickets} value={format(total.tickets)}>
        {words.ticketsNote}
      </Figure>
      <Figure name={words.net} value={formatRounded(total.netMinor)}>
        {words.netNote}
      </Figure>
      <Figure name={words.gross} value={formatRounded(total.grossMinor)}>
        {total.partlyRefundedMinor > 0
          ? fillText(words.grossNote, {
              amount: formatAmount(total.partlyRefundedMinor, currency, language),
            })
          : words.netNote}
      </Figure>
      <Figure name={words.refunded} value={formatRounded(total.refundedMinor)}>
        {fillText(words.refundedNote, { count: format(total.refundedOrders) })}
      </Figure>
      <Figure
        name={words.conversion}
        value={created === 0 ? '–' : formatPercent(paid / created, language)}
      >
        {fillText(words.conversionNote, { paid: format(paid), created: format(created) })}
      </Figure>
    </Figures>
  );
}

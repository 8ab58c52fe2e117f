import { lastDay } from '@kongres/content/facts/edition';
import { lastRefundDay, policies } from '@kongres/content/facts/policies';
import { formatDay, toLocalDay } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import { useAsksConsent } from '../../../lib/edition/use-edition-phase.ts';
import { useEditionNow } from '../../../lib/edition/use-edition-now.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { TicketPlan } from './ticket-plans.server.ts';
import styles from './ticket-summary.module.css';

const dayMs = 86_400_000;

/** Dates, contents and refund of the ticket that is about to be ordered. */
export function TicketSummary({ ticket }: { ticket: TicketPlan }) {
  const { summary } = useTexts('purchase');
  const { features } = useTexts('tickets');
  const contents = [...ticket.adds, ...(ticket.base ? [] : ticket.includes)].map(
    (feature) => features[feature],
  );
  if (ticket.base) contents.push(summary.cheaper);
  return (
    <dl className={styles.summary}>
      <dt>{summary.when}</dt>
      <dd>{summary.dates}</dd>
      <dt>{summary.contents}</dt>
      <dd>{contents.join('\u00a0· ')}</dd>
      <dt>{summary.refund}</dt>
      <dd>{useRefundText()}</dd>
    </dl>
  );
}

/** Without the server's time only the period is known. */
function useRefundText(): string {
  const { refundUntil, refundUntilEntry, refundPeriod } = useTexts('purchase').summary;
  const { id: code } = useLanguage();
  const now = useEditionNow();
  const asksConsent = useAsksConsent();
  if (!now) return refundPeriod;
  const day = formatDay(getRefundDay(now), code, 'long');
  return fillText(asksConsent ? refundUntilEntry : refundUntil, { day });
}

/** Last day on which a ticket bought now can be returned. */
export function getRefundDay(now: Date): string {
  const periodEnd = toLocalDay(new Date(now.getTime() + policies.withdrawalDays * dayMs));
  const day = periodEnd > lastRefundDay ? periodEnd : lastRefundDay;
  return day < lastDay ? day : lastDay;
}

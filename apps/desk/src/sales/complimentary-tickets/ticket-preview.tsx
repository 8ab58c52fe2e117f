import type { AdmissionId, Origin } from '@kongres/content/facts/admissions';
import { edition, lastDay } from '@kongres/content/facts/edition';
import { formatTicketName } from '../../components/format-ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatDateRange } from '../../components/format.ts';
import styles from './complimentary-tickets.module.css';

interface TicketPreviewProps {
  ticket: AdmissionId;
  origin: Origin;
  /** Name of the first recipient. */
  name: string | null;
}

export function TicketPreview({ ticket, origin, name }: TicketPreviewProps) {
  const { texts, language } = useTexts();
  const words = texts.complimentaryTickets;
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{words.preview}</h2>
      <div className={styles.ticket}>
        <p>
          <span className="mono">{texts.orders.ticket}</span>
          <b>{formatTicketName(ticket, texts)}</b>
        </p>
        <dl>
          <dt>{words.for}</dt>
          <dd>{name ?? '…'}</dd>
          <dt>{words.reason}</dt>
          <dd>{texts.origins[origin]}</dd>
          <dt>{words.valid}</dt>
          <dd>{formatDateRange(edition.firstDay, lastDay, language)}</dd>
        </dl>
        <p className="mono">{words.codeLater}</p>
      </div>
    </section>
  );
}

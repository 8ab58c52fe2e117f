import type { AdmissionId, Origin } from '@kongres/content/facts/admissions';
import { edition, lastDay } from '@kongres/content/facts/edition';
import { ticketName } from '../../components/ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatDays } from '../../components/format.ts';
import styles from './issuing.module.css';

interface TicketPreviewProps {
  ticket: AdmissionId;
  origin: Origin;
  /** The first who gets one. */
  name: string | null;
}

export function TicketPreview({ ticket, origin, name }: TicketPreviewProps) {
  const { texts, language } = useTexts();
  const words = texts.issuing;
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{words.preview}</h2>
      <div className={styles.ticket}>
        <p>
          <span className="mono">{texts.orders.ticket}</span>
          <b>{ticketName(ticket, texts)}</b>
        </p>
        <dl>
          <dt>{words.for}</dt>
          <dd>{name ?? '…'}</dd>
          <dt>{words.reason}</dt>
          <dd>{texts.origins[origin]}</dd>
          <dt>{words.valid}</dt>
          <dd>{formatDays(edition.firstDay, lastDay, language)}</dd>
        </dl>
        <p className="mono">{words.codeLater}</p>
      </div>
    </section>
  );
}

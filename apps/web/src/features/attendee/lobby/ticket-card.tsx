import { useId } from 'react';
import { admissions } from '@kongres/content/facts/admissions';
import { getRow } from '@kongres/content/facts/collection';
import type { OrderResponse } from '@kongres/contract/order';
import { orderTicketPath } from '@kongres/contract/paths';
import { Drawing } from '../../../components/drawing.tsx';
import { useOrderFile } from '../../../components/order/use-order-file.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { Notice } from '@kongres/ui/notice.tsx';
import styles from './ticket-card.module.css';

interface TicketCardProps {
  order: OrderResponse;
  token: string;
  dates: string;
  onForget: () => void;
  onStale: () => void;
}

export function TicketCard({ order, token, dates, onForget, onStale }: TicketCardProps) {
  const { ticket } = useTexts('congress');
  const heading = useId();
  const file = useOrderFile(token, orderTicketPath, onStale);
  return (
    <section className={styles.ticket} aria-labelledby={heading}>
      <div className={styles.head}>
        <p className="mono">{ticket.label}</p>
        <h2 id={heading}>{getRow(admissions, order.ticket).name}</h2>
      </div>
      <dl>
        <div>
          <dt>{ticket.holder}</dt>
          <dd>{order.email}</dd>
        </div>
        <div>
          <dt>{ticket.number}</dt>
          <dd>{order.number}</dd>
        </div>
        <div>
          <dt>{ticket.valid}</dt>
          <dd>{dates}</dd>
        </div>
      </dl>
      <div className={styles.tear}>
        <Drawing name="barcode" width={200} height={40} className={styles.code} />
        <p className={styles.links}>
          <BusyButton kind="quiet" isBusy={file.isBusy} onClick={file.run}>
            {file.isBusy ? ticket.busy : ticket.pdf}
          </BusyButton>
          <LocalLink className={getButtonClass('quiet')} to="order" hash={`#${token}`}>
            {ticket.order}
          </LocalLink>
        </p>
        {file.refusal && <Notice {...ticket.failed} />}
      </div>
      <div className={styles.device}>
        <p>{ticket.device}</p>
        <button type="button" className={getButtonClass('quiet')} onClick={onForget}>
          {ticket.forget}
        </button>
      </div>
    </section>
  );
}

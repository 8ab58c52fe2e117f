import { orderCalendarPath, orderTicketPath } from '@kongres/contract/paths';
import { usePhase } from '../../edition/phase.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fetchOrderFile, isStale, type ActReply, type OrderFile } from './act-on-order.ts';
import styles from './order-actions.module.css';
import { saveFile } from './save-file.ts';
import { useAct } from './use-act.ts';

interface OrderDownloadsProps {
  token: string;
  /** The order is no longer what the page shows. */
  onStale: () => void;
}

/** The ticket and the calendar, as files. */
export function OrderDownloads({ token, onStale }: OrderDownloadsProps) {
  const { download } = useTexts('order');
  const isOver = usePhase() === 'after';

  function take(reply: ActReply<OrderFile>) {
    if (reply.ok) saveFile(reply.value);
    else if (isStale(reply.code)) onStale();
  }

  const ticket = useAct(() => fetchOrderFile(token, orderTicketPath), take);
  const calendar = useAct(() => fetchOrderFile(token, orderCalendarPath), take);

  return (
    <>
      <BusyButton kind="primary" isBusy={ticket.isBusy} onClick={ticket.run}>
        {ticket.isBusy ? download.busy : download.ticket}
      </BusyButton>
      {!isOver && (
        <BusyButton kind="secondary" isBusy={calendar.isBusy} onClick={calendar.run}>
          {calendar.isBusy ? download.busy : download.calendar}
        </BusyButton>
      )}
      {(ticket.refusal ?? calendar.refusal) && (
        <div className={styles.trouble}>
          <Notice {...download.failed} />
        </div>
      )}
    </>
  );
}

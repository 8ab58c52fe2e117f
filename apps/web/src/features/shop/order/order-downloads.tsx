import { orderCalendarPath, orderTicketPath } from '@kongres/contract/paths';
import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { Notice } from '@kongres/ui/notice.tsx';
import { useOrderFile } from '../../../components/order/use-order-file.ts';
import styles from './order-actions.module.css';

interface OrderDownloadsProps {
  token: string;
  onStale: () => void;
}

export function OrderDownloads({ token, onStale }: OrderDownloadsProps) {
  const { download } = useTexts('order');
  const isOver = usePhase() === 'after';
  const ticket = useOrderFile(token, orderTicketPath, onStale);
  const calendar = useOrderFile(token, orderCalendarPath, onStale);

  return (
    <>
      <BusyButton kind="secondary" isBusy={ticket.isBusy} onClick={ticket.run}>
        {ticket.isBusy ? download.busy : download.ticket}
      </BusyButton>
      {!isOver && (
        <BusyButton kind="secondary" isBusy={calendar.isBusy} onClick={calendar.run}>
          {calendar.isBusy ? download.busy : download.calendar}
        </BusyButton>
      )}
      {(ticket.refusal ?? calendar.refusal) && (
        <div className={styles.error}>
          <Notice {...download.failed} />
        </div>
      )}
    </>
  );
}

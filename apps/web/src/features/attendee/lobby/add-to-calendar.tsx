import { orderCalendarPath } from '@kongres/contract/paths';
import { useOrderFile } from '../../../components/order/use-order-file.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import { Notice } from '@kongres/ui/notice.tsx';

interface AddToCalendarProps {
  token: string;
  onStale: () => void;
}

export function AddToCalendar({ token, onStale }: AddToCalendarProps) {
  const { calendar, ticket } = useTexts('congress');
  const { isBusy, refusal, run } = useOrderFile(token, orderCalendarPath, onStale);
  return (
    <>
      <div>
        <h3>{calendar.title}</h3>
        <p>{calendar.text}</p>
      </div>
      <BusyButton kind="primary" isBusy={isBusy} onClick={run}>
        <span>{isBusy ? ticket.busy : calendar.button}</span>
        <Icon name="download" />
      </BusyButton>
      {refusal && <Notice {...ticket.failed} />}
    </>
  );
}

import { orderCalendarPath } from '@kongres/contract/paths';
import { useOrderFile } from '../../../blocks/order/use-order-file.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';

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

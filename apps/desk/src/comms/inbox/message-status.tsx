import type { DeskMessageRow } from '@kongres/contract/desk/comms/messages';
import listStyles from '../../components/list.module.css';
import { useTexts } from '../../i18n/texts.tsx';

const shapes = { open: 'waiting', answered: 'done', closed: 'closed' } as const;

export function MessageStatus({
  message: { state, isUndeliverable },
}: {
  message: Pick<DeskMessageRow, 'state' | 'isUndeliverable'>;
}) {
  const { texts } = useTexts();
  const isBounced = isUndeliverable && state === 'answered';
  return (
    <span className={listStyles.state} data-shape={isBounced ? 'failed' : shapes[state]}>
      {texts.messageStatuses[isBounced ? 'notDelivered' : state]}
    </span>
  );
}

import type { DeskMessageRow } from '@kongres/contract/desk/comms/messages';
import listStyles from '../../components/list.module.css';
import { useTexts } from '../../i18n/texts.tsx';

const shapes = { open: 'waiting', answered: 'done', closed: 'back' } as const;

/** A shape and a word: an outline waits, a square is answered, a dash is over, a triangle came back. */
export function MessageMark({
  message: { state, isUndeliverable },
}: {
  message: Pick<DeskMessageRow, 'state' | 'isUndeliverable'>;
}) {
  const { texts } = useTexts();
  const isBounced = isUndeliverable && state === 'answered';
  return (
    <span className={listStyles.state} data-shape={isBounced ? 'failed' : shapes[state]}>
      {texts.messageStates[isBounced ? 'cameBack' : state]}
    </span>
  );
}

import type { DeskChatMessage } from '@kongres/contract/desk/live/room-chat';
import { useTexts } from '../../i18n/texts.tsx';
import styles from '../shared/parts.module.css';
import { MessageRow } from './message-row.tsx';
import { useStableOrder } from './stable-order.ts';

export function Questions({ questions }: { questions: readonly DeskChatMessage[] }) {
  const { texts } = useTexts();
  const { rows, isSorted, sort } = useStableOrder(questions);
  if (rows.length === 0) return null;
  return (
    <>
      <button type="button" className="small" aria-disabled={isSorted} onClick={sort}>
        {texts.live.roomChat.sort}
      </button>
      <ol className={styles.messages}>
        {rows.map((question) => (
          <MessageRow key={question.id} message={question} kind="question" />
        ))}
      </ol>
    </>
  );
}

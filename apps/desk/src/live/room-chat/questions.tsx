import type { DeskMessage } from '@kongres/contract/desk/live/live-talk';
import { useTexts } from '../../i18n/texts.tsx';
import styles from '../shared/parts.module.css';
import { MessageRow } from './message-row.tsx';
import { useSteadyOrder } from './steady-order.ts';

export function Questions({ questions }: { questions: readonly DeskMessage[] }) {
  const { texts } = useTexts();
  const { rows, isSorted, sort } = useSteadyOrder(questions);
  if (rows.length === 0) return null;
  return (
    <>
      <button type="button" className="small" aria-disabled={isSorted} onClick={sort}>
        {texts.live.talk.sort}
      </button>
      <ol className={styles.messages}>
        {rows.map((question) => (
          <MessageRow key={question.id} message={question} kind="question" />
        ))}
      </ol>
    </>
  );
}

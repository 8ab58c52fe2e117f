import { fillText } from '@kongres/content/format/marked-text';
import type { DeskMessage } from '@kongres/contract/desk/comms/messages';
import { useTexts } from '../../i18n/texts.tsx';
import { formatTime } from '../../components/format.ts';
import styles from './messages.module.css';

/** What was written back, the oldest first, and how far it has come. */
export function AnswerList({ answers }: Pick<DeskMessage, 'answers'>) {
  const { texts, language } = useTexts();
  function way({ sentAt, failedAt }: DeskMessage['answers'][number]): string {
    if (failedAt)
      return fillText(texts.messages.cameBack, { time: formatTime(failedAt, language) });
    if (sentAt) return fillText(texts.messages.sent, { time: formatTime(sentAt, language) });
    return texts.messages.onItsWay;
  }
  return (
    <section className={styles.words} aria-label={texts.messages.answers}>
      <h3>{texts.messages.answers}</h3>
      <ol>
        {answers.map((answer) => (
          <li key={answer.id} data-bad={answer.failedAt !== null}>
            <p className={styles.by}>
              <b>{answer.author}</b>, {way(answer)}
            </p>
            <p>{answer.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

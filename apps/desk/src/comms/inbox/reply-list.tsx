import { fillText } from '@kongres/content/format/marked-text';
import type { DeskMessage } from '@kongres/contract/desk/comms/messages';
import { useTexts } from '../../i18n/texts.tsx';
import { formatTime } from '../../components/format.ts';
import styles from './messages.module.css';

export function ReplyList({ replies }: { replies: DeskMessage['replies'] }) {
  const { texts, language } = useTexts();
  function formatDelivery({ sentAt, failedAt }: DeskMessage['replies'][number]): string {
    if (failedAt)
      return fillText(texts.messages.notDelivered, { time: formatTime(failedAt, language) });
    if (sentAt) return fillText(texts.messages.sent, { time: formatTime(sentAt, language) });
    return texts.messages.onItsWay;
  }
  return (
    <section className={styles.words} aria-label={texts.messages.replies}>
      <h3>{texts.messages.replies}</h3>
      <ol>
        {replies.map((reply) => (
          <li key={reply.id} data-bad={reply.failedAt !== null}>
            <p className={styles.by}>
              <b>{reply.author}</b>, {formatDelivery(reply)}
            </p>
            <p>{reply.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

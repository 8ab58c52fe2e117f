import { fillText } from '@kongres/content/format/marked-text';
import type { DeskMessageRow } from '@kongres/contract/desk/comms/messages';
import { moveFocus } from '../../components/move-focus.ts';
import listStyles from '../../components/list.module.css';
import { useTexts } from '../../i18n/texts.tsx';
import { formatDay, formatHour } from '../../components/format.ts';
import { Table, tableStyles } from '../../components/table.tsx';
import { MessageStatus } from './message-status.tsx';
import styles from './messages.module.css';

interface MessageListProps {
  messages: readonly DeskMessageRow[];
  openNumber: number;
  onOpen: (number: number) => void;
}

/** Grouped by day, newest first. The arrow keys move between rows. */
export function MessageList({ messages, openNumber, onOpen }: MessageListProps) {
  const { texts, language } = useTexts();
  const { number, time, from, subject, topic, status } = texts.messages;
  const days = Map.groupBy(messages, ({ createdAt }) => formatDay(createdAt, language));
  return (
    <Table label={texts.messages.title} columns={[number, time, from, subject, topic, status]}>
      {[...days].flatMap(([day, ofDay]) => [
        <tr key={day} className={listStyles.day}>
          <th scope="colgroup" colSpan={6}>
            {day}
          </th>
        </tr>,
        ...ofDay.map((message) => (
          <tr
            key={message.number}
            data-chosen={message.number === openNumber}
            data-open={message.state === 'open'}
          >
            <td>
              <button
                type="button"
                className={tableStyles.link}
                aria-expanded={message.number === openNumber}
                onClick={() => onOpen(message.number)}
                onKeyDown={(event) => moveFocus(event.key, event.currentTarget)}
              >
                {fillText(texts.messages.no, { number: String(message.number) })}
              </button>
            </td>
            <td className="mono">{formatHour(message.createdAt, language)}</td>
            <td className={styles.name}>{message.name}</td>
            <td className={styles.subject}>{message.subject}</td>
            <td className={styles.topic}>
              {message.topic ? texts.topics[message.topic] : texts.messages.noTopic}
            </td>
            <td>
              <MessageStatus message={message} />
            </td>
          </tr>
        )),
      ])}
    </Table>
  );
}

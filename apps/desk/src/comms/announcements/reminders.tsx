import { fillText } from '@kongres/content/format/marked-text';
import type { DeskAnnouncements } from '@kongres/contract/desk/comms/announcements';
import type { ReminderKind } from '@kongres/contract/desk/comms/announcement-states';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { formatTime } from '../../components/format.ts';
import { Refusal } from '../../components/refusal.tsx';
import { Table, tableStyles } from '../../components/table.tsx';
import styles from './announcements.module.css';

type Reminder = DeskAnnouncements['reminders'][number];

interface RemindersProps {
  reminders: readonly Reminder[];
  mayWrite: boolean;
}

/** Three that leave by themselves, each on or off. */
export function Reminders({ reminders, mayWrite }: RemindersProps) {
  const { texts, language } = useTexts();
  const words = texts.announcements;
  const turn = useDeed<{ kind: ReminderKind; isOn: boolean }, object>('reminderSwitch', () => {});
  const asked = reminders.find(({ kind }) => kind === turn.question?.body.kind);
  return (
    <section className={styles.reminders}>
      <h2>{words.reminders}</h2>
      <p>{words.remindersHint}</p>
      <Refusal error={turn.refusal} />
      <Table
        label={words.reminders}
        columns={[
          words.reminder,
          words.when,
          words.state,
          ...(mayWrite ? [texts.people.actions] : []),
        ]}
      >
        {reminders.map(({ kind, isOn, isOver, at }) => (
          <tr key={kind}>
            <td>{words[kind]}</td>
            <td className={tableStyles.nowrap}>{formatTime(at, language)}</td>
            <td>
              <span className={styles.state} data-shape={isOn && !isOver ? 'done' : 'draft'}>
                {isOver ? words.over : isOn ? words.on : words.off}
              </span>
            </td>
            {mayWrite && (
              <td>
                {!isOver && (
                  <button
                    type="button"
                    className="small"
                    aria-label={`${isOn ? words.turnOff : words.turnOn}: ${words[kind]}`}
                    onClick={() => turn.act({ kind, isOn: !isOn })}
                  >
                    {isOn ? words.turnOff : words.turnOn}
                  </button>
                )}
              </td>
            )}
          </tr>
        ))}
      </Table>
      {turn.question && asked && (
        <AskAgain
          question={fillText(turn.question.body.isOn ? words.askOn : words.askOff, {
            kind: words[asked.kind],
            time: formatTime(asked.at, language),
          })}
          mutation={turn}
        />
      )}
    </section>
  );
}

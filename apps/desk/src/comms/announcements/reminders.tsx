import { fillText } from '@kongres/content/format/marked-text';
import type { DeskAnnouncements } from '@kongres/contract/desk/comms/announcements';
import type { ReminderKind } from '@kongres/contract/desk/comms/announcement-states';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { formatTime } from '../../components/format.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Table, tableStyles } from '../../components/table.tsx';
import styles from './announcements.module.css';

type Reminder = DeskAnnouncements['reminders'][number];

interface RemindersProps {
  reminders: readonly Reminder[];
  canEdit: boolean;
}

export function Reminders({ reminders, canEdit }: RemindersProps) {
  const { texts, language } = useTexts();
  const words = texts.announcements;
  const switchReminder = useDeskMutation<{ kind: ReminderKind; isOn: boolean }, object>(
    'switchReminder',
    () => {},
  );
  const pendingReminder = reminders.find(({ kind }) => kind === switchReminder.question?.body.kind);
  return (
    <section className={styles.reminders}>
      <h2>{words.reminders}</h2>
      <p>{words.remindersHint}</p>
      <ErrorNotice error={switchReminder.error} />
      <Table
        label={words.reminders}
        columns={[
          words.reminder,
          words.when,
          words.status,
          ...(canEdit ? [texts.staff.actions] : []),
        ]}
      >
        {reminders.map(({ kind, isOn, isOver, at }) => (
          <tr key={kind}>
            <td>{words[kind]}</td>
            <td className={tableStyles.nowrap}>{formatTime(at, language)}</td>
            <td>
              <span className={styles.state} data-shape={isOn && !isOver ? 'done' : 'draft'}>
                {isOver ? words.overdue : isOn ? words.on : words.off}
              </span>
            </td>
            {canEdit && (
              <td>
                {!isOver && (
                  <button
                    type="button"
                    className="small"
                    aria-label={`${isOn ? words.turnOff : words.turnOn}: ${words[kind]}`}
                    onClick={() => switchReminder.mutate({ kind, isOn: !isOn })}
                  >
                    {isOn ? words.turnOff : words.turnOn}
                  </button>
                )}
              </td>
            )}
          </tr>
        ))}
      </Table>
      {switchReminder.question && pendingReminder && (
        <ConfirmDialog
          question={fillText(
            switchReminder.question.body.isOn ? words.confirmTurnOn : words.confirmTurnOff,
            {
              kind: words[pendingReminder.kind],
              time: formatTime(pendingReminder.at, language),
            },
          )}
          mutation={switchReminder}
        />
      )}
    </section>
  );
}

import { fillText } from '@kongres/content/format/marked-text';
import { useState } from 'react';
import type { DeskRoom, DeskSession } from '@kongres/contract/desk/live/live';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from '../shared/parts.module.css';
import { formatRoomName, getLocalizedText } from '../shared/names.ts';
import { congressDays, formatWallClock } from '../shared/wall-clock.ts';
import { formatWeekday } from '../shared/weekday.ts';

interface MoveFormProps {
  session: DeskSession;
  rooms: readonly DeskRoom[];
}

interface SessionReference {
  id: string;
  expectedVersion: string;
}

/** Moves, cancels or restores a session. */
export function MoveForm({ session, rooms }: MoveFormProps) {
  const { texts, language } = useTexts();
  const { day: dayLabel, starts: startsLabel, ends: endsLabel, ...words } = texts.live.change;
  const [day = '', starts = ''] = formatWallClock(session.starts).split('T');
  const [input, setInput] = useState({
    day,
    starts,
    ends: formatWallClock(session.ends).slice(-5),
    room: session.room,
  });
  const reference: SessionReference = { id: session.id, expectedVersion: session.version };
  const move = useDeskMutation<
    SessionReference & Record<'starts' | 'ends' | 'room', string>,
    object
  >('rescheduleSession', () => {});
  const cancel = useDeskMutation<SessionReference, object>('cancelSession', () => {});
  const restore = useDeskMutation<SessionReference, object>('restoreSession', () => {});
  const title = getLocalizedText(session.title, language);
  const formatName = (room: DeskRoom) => formatRoomName(room, texts, language);
  const target = rooms.find(({ id }) => id === input.room);
  const time = `${formatWeekday(input.day, language)}, ${input.starts}–${input.ends}`;
  const questions = [
    {
      mutation: move,
      question: fillText(words.confirmMove, {
        title,
        time,
        room: target ? formatName(target) : input.room,
      }),
    },
    { mutation: cancel, question: fillText(words.confirmCancel, { title }) },
    { mutation: restore, question: fillText(words.confirmRestore, { title }) },
  ];
  const handleChange = (name: keyof typeof input) => (event: { target: { value: string } }) =>
    setInput({ ...input, [name]: event.target.value });

  return (
    <>
      <Disclosure title={words.title}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            const { day: chosen, room } = input;
            if (move.isBusy) return;
            move.mutate({
              ...reference,
              room,
              starts: `${chosen}T${input.starts}`,
              ends: `${chosen}T${input.ends}`,
            });
          }}
        >
          <div className={styles.pair}>
            <SelectField label={dayLabel} value={input.day} onChange={handleChange('day')}>
              {congressDays.map((date) => (
                <option key={date} value={date}>
                  {formatWeekday(date, language)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={texts.live.roomLabel}
              value={input.room}
              onChange={handleChange('room')}
            >
              {rooms.map((room) => (
                <option key={room.id} value={room.id}>
                  {formatName(room)}
                </option>
              ))}
            </SelectField>
            <Field
              label={startsLabel}
              type="time"
              required
              value={input.starts}
              onChange={handleChange('starts')}
            />
            <Field
              label={endsLabel}
              type="time"
              required
              value={input.ends}
              onChange={handleChange('ends')}
            />
          </div>
          <button type="submit" className="small" aria-disabled={move.isBusy}>
            {words.move}
          </button>
        </form>
      </Disclosure>
      <p className={styles.row}>
        {(session.planned || session.isCancelled) && (
          <button type="button" className="small" onClick={() => restore.mutate(reference)}>
            {words.restore}
          </button>
        )}
        {!session.isCancelled && (
          <button type="button" className="small danger" onClick={() => cancel.mutate(reference)}>
            {words.cancel}
          </button>
        )}
      </p>
      {questions.map(({ mutation, question }) => (
        <div key={question}>
          <ErrorNotice error={mutation.error} />
          {mutation.question && <ConfirmDialog question={question} mutation={mutation} />}
        </div>
      ))}
    </>
  );
}

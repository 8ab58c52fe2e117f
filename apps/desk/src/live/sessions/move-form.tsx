import { fillText } from '@kongres/content/format/marked-text';
import { useState } from 'react';
import type { DeskRoom, DeskSession } from '@kongres/contract/desk/live/live';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { Folded } from '../../components/folded.tsx';
import { Refusal } from '../../components/refusal.tsx';
import styles from '../shared/parts.module.css';
import { roomName, wordsIn } from '../shared/names.ts';
import { congressDays, wallClock } from '../shared/wall-clock.ts';
import { formatWeekday } from '../shared/weekday.ts';

interface MoveFormProps {
  session: DeskSession;
  rooms: readonly DeskRoom[];
}

interface Aim {
  id: string;
  seen: string;
}

/** Another time or room, off, or back to the programme; each is asked once more. */
export function MoveForm({ session, rooms }: MoveFormProps) {
  const { texts, language } = useTexts();
  const { day: dayWord, starts: from, ends: to, ...words } = texts.live.change;
  const [day = '', starts = ''] = wallClock(session.starts).split('T');
  const [typed, setTyped] = useState({
    day,
    starts,
    ends: wallClock(session.ends).slice(-5),
    room: session.room,
  });
  const aim: Aim = { id: session.id, seen: session.mark };
  const move = useDeed<Aim & Record<'starts' | 'ends' | 'room', string>, object>(
    'sessionMove',
    () => {},
  );
  const cancel = useDeed<Aim, object>('sessionCancel', () => {});
  const restore = useDeed<Aim, object>('sessionRestore', () => {});
  const title = wordsIn(session.title, language);
  const nameOf = (room: DeskRoom) => roomName(room, texts, language);
  const target = rooms.find(({ id }) => id === typed.room);
  const time = `${formatWeekday(typed.day, language)}, ${typed.starts}–${typed.ends}`;
  const questions = [
    {
      deed: move,
      question: fillText(words.askMove, {
        title,
        time,
        room: target ? nameOf(target) : typed.room,
      }),
    },
    { deed: cancel, question: fillText(words.askCancel, { title }) },
    { deed: restore, question: fillText(words.askRestore, { title }) },
  ];
  const set = (name: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value });

  return (
    <>
      <Folded title={words.title}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            const { day: chosen, room } = typed;
            if (move.isBusy) return;
            move.act({
              ...aim,
              room,
              starts: `${chosen}T${typed.starts}`,
              ends: `${chosen}T${typed.ends}`,
            });
          }}
        >
          <div className={styles.pair}>
            <SelectField label={dayWord} value={typed.day} onChange={set('day')}>
              {congressDays.map((date) => (
                <option key={date} value={date}>
                  {formatWeekday(date, language)}
                </option>
              ))}
            </SelectField>
            <SelectField label={texts.live.place} value={typed.room} onChange={set('room')}>
              {rooms.map((room) => (
                <option key={room.id} value={room.id}>
                  {nameOf(room)}
                </option>
              ))}
            </SelectField>
            <Field
              label={from}
              type="time"
              required
              value={typed.starts}
              onChange={set('starts')}
            />
            <Field label={to} type="time" required value={typed.ends} onChange={set('ends')} />
          </div>
          <button type="submit" className="small" aria-disabled={move.isBusy}>
            {words.move}
          </button>
        </form>
      </Folded>
      <p className={styles.row}>
        {(session.planned || session.isCancelled) && (
          <button type="button" className="small" onClick={() => restore.act(aim)}>
            {words.restore}
          </button>
        )}
        {!session.isCancelled && (
          <button type="button" className="small danger" onClick={() => cancel.act(aim)}>
            {words.cancel}
          </button>
        )}
      </p>
      {questions.map(({ deed, question }) => (
        <div key={question}>
          <Refusal error={deed.refusal} />
          {deed.question && <AskAgain question={question} mutation={deed} />}
        </div>
      ))}
    </>
  );
}

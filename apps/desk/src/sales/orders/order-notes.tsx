import { fillText } from '@kongres/content/format/marked-text';
import { useState } from 'react';
import type { DeskNote, DeskOrder } from '@kongres/contract/desk/sales/orders';
import { mayCall } from '@kongres/contract/desk/rules';
import { Field } from '@kongres/ui/field.tsx';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { formatTime } from '../../components/format.ts';
import { Refusal } from '../../components/refusal.tsx';
import styles from './order.module.css';

/** What organisers tell each other about an order. */
export function OrderNotes({ order: { number, notes } }: { order: DeskOrder }) {
  const { texts } = useTexts();
  const { data: me } = useMe();
  const [text, setText] = useState('');
  const add = useDeed<{ number: number; text: string }, object>('orderNote', () => setText(''));
  const mayAdd = me ? mayCall(me.role, 'orderNote') : false;
  if (!mayAdd && notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-label={texts.orders.notes}>
      <h3>{texts.orders.notes}</h3>
      <ul>
        {notes.map((note) => (
          <Note key={note.id} number={number} note={note} />
        ))}
      </ul>
      {mayAdd && (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() && !add.isBusy) add.act({ number, text });
          }}
        >
          <Field
            label={texts.orders.newNote}
            multiline
            rows={2}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="small" aria-disabled={add.isBusy}>
            {texts.orders.addNote}
          </button>
          <Refusal error={add.refusal} />
        </form>
      )}
    </section>
  );
}

function Note({ number, note }: { number: number; note: DeskNote }) {
  const { texts, language } = useTexts();
  const remove = useDeed<{ number: number; note: number }, object>('orderNoteRemove', () => {});
  const time = formatTime(note.at, language);
  return (
    <li>
      <p>{note.text}</p>
      <small>
        {note.author}, {time}
      </small>
      {note.canRemove && (
        <button
          type="button"
          className={styles.quiet}
          aria-label={fillText(texts.orders.removeNote, { time })}
          onClick={() => !remove.isBusy && remove.act({ number, note: note.id })}
        >
          {texts.orders.remove}
        </button>
      )}
      <Refusal error={remove.refusal} />
      {remove.question && (
        <AskAgain question={fillText(texts.orders.askRemoveNote, { time })} mutation={remove} />
      )}
    </li>
  );
}

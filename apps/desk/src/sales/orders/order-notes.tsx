import { fillText } from '@kongres/content/format/marked-text';
import { useState } from 'react';
import type { DeskOrderNote, DeskOrder } from '@kongres/contract/desk/sales/orders';
import { canRoleCall } from '@kongres/contract/desk/routes';
import { Field } from '@kongres/ui/field.tsx';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useCurrentUser } from '../../lib/api/use-current-user.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { formatTime } from '../../components/format.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from './order.module.css';

export function OrderNotes({ order: { number, notes } }: { order: DeskOrder }) {
  const { texts } = useTexts();
  const { data: me } = useCurrentUser();
  const [text, setText] = useState('');
  const add = useDeskMutation<{ number: number; text: string }, object>('addOrderNote', () =>
    setText(''),
  );
  const canAdd = me ? canRoleCall(me.role, 'addOrderNote') : false;
  if (!canAdd && notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-label={texts.orders.notes}>
      <h3>{texts.orders.notes}</h3>
      <ul>
        {notes.map((note) => (
          <Note key={note.id} number={number} note={note} />
        ))}
      </ul>
      {canAdd && (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() && !add.isBusy) add.mutate({ number, text });
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
          <ErrorNotice error={add.error} />
        </form>
      )}
    </section>
  );
}

function Note({ number, note }: { number: number; note: DeskOrderNote }) {
  const { texts, language } = useTexts();
  const remove = useDeskMutation<{ number: number; note: number }, object>(
    'removeOrderNote',
    () => {},
  );
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
          onClick={() => !remove.isBusy && remove.mutate({ number, note: note.id })}
        >
          {texts.orders.remove}
        </button>
      )}
      <ErrorNotice error={remove.error} />
      {remove.question && (
        <ConfirmDialog
          question={fillText(texts.orders.confirmRemoveNote, { time })}
          mutation={remove}
        />
      )}
    </li>
  );
}

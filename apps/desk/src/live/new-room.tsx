import { useState } from 'react';
import type { LiveSource } from '@kongres/contract/desk/live';
import { Field } from '@kongres/web/ui/field.tsx';
import { useDeed } from '../api/use-deed.ts';
import { useTexts } from '../texts/texts.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { SourceFields, useSource } from './source-form.tsx';
import styles from './live.module.css';

interface Made {
  room: string;
  name: Record<string, string>;
  source: LiveSource;
}

/** A room that the programme does not have, such as tables or a stand; it begins closed. */
export function NewRoom({ onAdded }: { onAdded: (id: string) => void }) {
  const { texts } = useTexts();
  const [typed, setTyped] = useState({ id: '', pl: '', 'en-GB': '' });
  const [isBad, setBad] = useState(false);
  const chosen = useSource(null);
  const deed = useDeed<Made, object>('liveRoom', () => onAdded(typed.id.trim()));
  const { newRoom, newRoomId, newRoomIdHint, newRoomName, newRoomNameEn, badRoomId } = texts.live;

  function send() {
    const room = typed.id.trim();
    const isRoom = /^[a-z0-9-]{1,40}$/.test(room);
    setBad(!isRoom);
    const { id: _, ...name } = typed;
    if (isRoom && !deed.isBusy) deed.act({ room, name, source: chosen.source });
  }

  return (
    <details className={styles.newRoom}>
      <summary>{newRoom}</summary>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className="fields">
          <Field
            label={newRoomId}
            hint={newRoomIdHint}
            value={typed.id}
            maxLength={40}
            autoComplete="off"
            error={isBad ? badRoomId : undefined}
            onChange={(event) => setTyped({ ...typed, id: event.target.value })}
          />
          <Field
            label={newRoomName}
            lang="pl"
            value={typed.pl}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => setTyped({ ...typed, pl: event.target.value })}
          />
          <Field
            label={newRoomNameEn}
            lang="en"
            value={typed['en-GB']}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => setTyped({ ...typed, 'en-GB': event.target.value })}
          />
          <SourceFields chosen={chosen} />
        </div>
        <Refusal error={deed.refusal} />
        <button type="submit" className="small" aria-disabled={deed.isBusy}>
          {texts.live.add}
        </button>
      </form>
    </details>
  );
}

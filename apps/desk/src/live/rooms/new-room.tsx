import { fillText } from '@kongres/content/format/marked-text';
import { useState } from 'react';
import type { LiveSource } from '@kongres/contract/desk/live/live';
import { Field } from '@kongres/ui/field.tsx';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { SourceFields, useSource } from '../shared/source-form.tsx';
import { typedWords, WordsFields } from '../shared/words-fields.tsx';
import styles from '../shared/live.module.css';

interface Made {
  room: string;
  name: Record<string, string>;
  source: LiveSource;
}

/** A room that the programme does not have, such as tables or a stand; it begins closed. */
export function NewRoom({ onAdded }: { onAdded: (id: string) => void }) {
  const { texts } = useTexts();
  const [id, setId] = useState('');
  const [isBad, setBad] = useState(false);
  const chosen = useSource(null);
  const deed = useDeed<Made, object>('liveRoom', () => onAdded(id.trim()));
  const { newRoom, newRoomId, newRoomIdHint, nameIn, badRoomId } = texts.live;

  function send(form: HTMLFormElement) {
    const room = id.trim();
    const isRoom = /^[a-z0-9-]{1,40}$/.test(room);
    setBad(!isRoom);
    if (!isRoom || deed.isBusy) return;
    deed.act({ room, name: typedWords(form), source: chosen.source });
  }

  return (
    <details className={styles.newRoom}>
      <summary>{newRoom}</summary>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send(event.currentTarget);
        }}
      >
        <div className="fields">
          <Field
            label={newRoomId}
            hint={newRoomIdHint}
            value={id}
            maxLength={40}
            autoComplete="off"
            error={isBad ? badRoomId : undefined}
            onChange={(event) => setId(event.target.value)}
          />
          <WordsFields labelOf={(language) => fillText(nameIn, { language })} />
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

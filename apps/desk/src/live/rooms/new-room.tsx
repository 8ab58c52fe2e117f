import { fillText } from '@kongres/content/format/marked-text';
import { useState } from 'react';
import type { LiveSource } from '@kongres/contract/desk/live/live';
import { Field } from '@kongres/ui/field.tsx';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { SourceFields, useSourceInput } from '../shared/source-form.tsx';
import { readLocalizedText, LocalizedTextFields } from '../shared/localized-text-fields.tsx';
import styles from '../shared/live.module.css';

interface NewRoomRequest {
  room: string;
  name: Record<string, string>;
  source: LiveSource;
}

/** Adds a closed room that is not in the programme, such as tables or a stand. */
export function NewRoom({ onAdded }: { onAdded: (id: string) => void }) {
  const { texts } = useTexts();
  const [id, setId] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const sourceInput = useSourceInput(null);
  const saveRoom = useDeskMutation<NewRoomRequest, object>('saveRoom', () => onAdded(id.trim()));
  const { newRoom, newRoomId, newRoomIdHint, nameIn, invalidRoomId } = texts.live;

  function submit(form: HTMLFormElement) {
    const room = id.trim();
    const isRoom = /^[a-z0-9-]{1,40}$/.test(room);
    setInvalid(!isRoom);
    if (!isRoom || saveRoom.isBusy) return;
    saveRoom.mutate({ room, name: readLocalizedText(form), source: sourceInput.source });
  }

  return (
    <details className={styles.newRoom}>
      <summary>{newRoom}</summary>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <div className="fields">
          <Field
            label={newRoomId}
            hint={newRoomIdHint}
            value={id}
            maxLength={40}
            autoComplete="off"
            error={isInvalid ? invalidRoomId : undefined}
            onChange={(event) => setId(event.target.value)}
          />
          <LocalizedTextFields getLabel={(language) => fillText(nameIn, { language })} />
          <SourceFields chosen={sourceInput} />
        </div>
        <ErrorNotice error={saveRoom.error} />
        <button type="submit" className="small" aria-disabled={saveRoom.isBusy}>
          {texts.live.add}
        </button>
      </form>
    </details>
  );
}

import { fillText } from '@kongres/content/format/marked-text';
import { useState } from 'react';
import type { DeskSession, FormerSession, LiveSource } from '@kongres/contract/desk/live/live';
import { Field } from '@kongres/ui/field.tsx';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from '../shared/parts.module.css';
import { getSessionTitle } from '../shared/names.ts';
import { SourceFields, useSourceInput } from '../shared/source-form.tsx';
import { formatSource } from '../shared/format-source.ts';
import { usePermission } from '../shared/use-permission.ts';

export function RecordingSection({ session }: { session: DeskSession | FormerSession }) {
  const { texts, language } = useTexts();
  const may = usePermission();
  const { id, recording } = session;
  const remove = useDeskMutation<{ id: string }, object>('removeRecording', () => {});
  const words = texts.live.resources;
  return (
    <section className={styles.part} aria-label={words.recording}>
      <h3>{words.recording}</h3>
      {recording ? (
        <p className={styles.row}>
          <span>
            {formatSource(recording.source, texts)},{' '}
            {fillText(words.length, { minutes: String(recording.minutes) })}
          </span>
          {may('removeRecording') && (
            <button type="button" className="small danger" onClick={() => remove.mutate({ id })}>
              {words.remove}
            </button>
          )}
        </p>
      ) : (
        <p>{words.noRecording}</p>
      )}
      <ErrorNotice error={remove.error} />
      {remove.question && (
        <ConfirmDialog
          question={fillText(words.confirmRemoveRecording, {
            title: getSessionTitle(session, language),
          })}
          mutation={remove}
        />
      )}
      {'starts' in session && may('setRecording') && <RecordingForm session={session} />}
    </section>
  );
}

function RecordingForm({ session: { id, recording, starts, ends } }: { session: DeskSession }) {
  const { texts } = useTexts();
  const planned = Math.round((Date.parse(ends) - Date.parse(starts)) / 60_000);
  const sourceInput = useSourceInput(recording?.source ?? null);
  const [minutes, setMinutes] = useState(String(recording?.minutes ?? planned));
  const [isOpen, setOpen] = useState(false);
  const saveRecording = useDeskMutation<
    { id: string; source: LiveSource; minutes: number },
    object
  >('setRecording', () => setOpen(false));
  const words = texts.live.resources;
  return (
    <Disclosure title={words.addRecording} isOpen={isOpen} onToggle={setOpen}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!saveRecording.isBusy)
            saveRecording.mutate({ id, source: sourceInput.source, minutes: Number(minutes) });
        }}
      >
        <SourceFields chosen={sourceInput} />
        <Field
          label={words.minutes}
          type="number"
          min={1}
          max={1440}
          required
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
        <ErrorNotice error={saveRecording.error} />
        <button type="submit" className="small" aria-disabled={saveRecording.isBusy}>
          {words.addRecording}
        </button>
      </form>
    </Disclosure>
  );
}

import { fillText } from '@kongres/content/format/marked-text';
import { useState } from 'react';
import type { DeskSession, FormerSession, LiveSource } from '@kongres/contract/desk/live/live';
import { Field } from '@kongres/ui/field.tsx';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { Folded } from '../../components/folded.tsx';
import { Refusal } from '../../components/refusal.tsx';
import styles from '../shared/parts.module.css';
import { sessionTitle } from '../shared/names.ts';
import { SourceFields, useSource } from '../shared/source-form.tsx';
import { sourceText } from '../shared/source-text.ts';
import { useMay } from '../shared/use-may.ts';

/** Where the recording of a session is, and how long. */
export function RecordingPart({ session }: { session: DeskSession | FormerSession }) {
  const { texts, language } = useTexts();
  const may = useMay();
  const { id, recording } = session;
  const remove = useDeed<{ id: string }, object>('recordingRemove', () => {});
  const words = texts.live.library;
  return (
    <section className={styles.part} aria-label={words.recording}>
      <h3>{words.recording}</h3>
      {recording ? (
        <p className={styles.row}>
          <span>
            {sourceText(recording.source, texts)},{' '}
            {fillText(words.length, { minutes: String(recording.minutes) })}
          </span>
          {may('recordingRemove') && (
            <button type="button" className="small danger" onClick={() => remove.act({ id })}>
              {words.remove}
            </button>
          )}
        </p>
      ) : (
        <p>{words.noRecording}</p>
      )}
      <Refusal error={remove.refusal} />
      {remove.question && (
        <AskAgain
          question={fillText(words.askRecording, { title: sessionTitle(session, language) })}
          mutation={remove}
        />
      )}
      {'starts' in session && may('recordingSet') && <RecordingForm session={session} />}
    </section>
  );
}

function RecordingForm({ session: { id, recording, starts, ends } }: { session: DeskSession }) {
  const { texts } = useTexts();
  const planned = Math.round((Date.parse(ends) - Date.parse(starts)) / 60_000);
  const chosen = useSource(recording?.source ?? null);
  const [minutes, setMinutes] = useState(String(recording?.minutes ?? planned));
  const [isOpen, setOpen] = useState(false);
  const deed = useDeed<{ id: string; source: LiveSource; minutes: number }, object>(
    'recordingSet',
    () => setOpen(false),
  );
  const words = texts.live.library;
  return (
    <Folded title={words.setRecording} isOpen={isOpen} onToggle={setOpen}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!deed.isBusy) deed.act({ id, source: chosen.source, minutes: Number(minutes) });
        }}
      >
        <SourceFields chosen={chosen} />
        <Field
          label={words.minutes}
          type="number"
          min={1}
          max={1440}
          required
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
        <Refusal error={deed.refusal} />
        <button type="submit" className="small" aria-disabled={deed.isBusy}>
          {words.setRecording}
        </button>
      </form>
    </Folded>
  );
}

import { useState } from 'react';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type {
  DeskAnnouncement,
  DeskAnnouncementDraft,
  DeskAnnouncementSaved,
} from '@kongres/contract/desk/comms/announcements';
import { Field } from '@kongres/ui/field.tsx';
import { Refused } from '../../lib/api/call.ts';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Refusal } from '../../components/refusal.tsx';
import styles from './announcements.module.css';
import { AudienceFields } from './audience-fields.tsx';
import { draftFrom, faultyAddress, typedFrom } from './draft-state.ts';
import { LetterSheet } from './letter-sheet.tsx';
import { Progress } from './progress.tsx';
import { SendPane } from './send-pane.tsx';
import { WordFields } from './word-fields.tsx';

interface DraftProps {
  announcement: DeskAnnouncement;
  onSaved: (name: string) => void;
  onReload: () => void;
}

/** What is written and to whom, beside what they will get. */
export function Draft({ announcement, onSaved, onReload }: DraftProps) {
  const { texts } = useTexts();
  const words = texts.announcements;
  const [typed, setTyped] = useState(() => typedFrom(announcement));
  const [revision, setRevision] = useState(announcement.revision);
  const [isDirty, setDirty] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [shown, setShown] = useState<LanguageCode>('pl');
  const save = useDeed<DeskAnnouncementDraft, DeskAnnouncementSaved>(
    'announcementSave',
    (saved) => {
      setRevision(saved.revision);
      setDirty(false);
      onSaved(typed.name.trim());
    },
  );
  const change = (more: Partial<typeof typed>) => {
    setTyped({ ...typed, ...more });
    setDirty(true);
  };
  const fault = typed.audience.isSingle ? faultyAddress(typed.people) : undefined;
  const isNameless = typed.name.trim() === '';
  const isChanged = save.refusal instanceof Refused && save.refusal.code === 'changed_since';
  const unknown = !isDirty && save.answer?.unknown.length ? save.answer.unknown.join(', ') : null;

  return (
    <div className={styles.split}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isNameless && !fault && !save.isBusy) save.act(draftFrom(typed, revision));
        }}
      >
        {revision === 0 && (
          <Field
            label={words.name}
            hint={words.nameHint}
            autoComplete="off"
            maxLength={120}
            value={typed.name}
            error={hasTried && isNameless ? texts.ui.required : undefined}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
        <WordFields
          words={typed.words}
          shown={shown}
          onShow={setShown}
          onChange={(next) => change({ words: next })}
        />
        <AudienceFields
          audience={typed.audience}
          people={typed.people}
          fault={hasTried ? fault : undefined}
          onChange={(audience) => change({ audience })}
          onPeople={(people) => change({ people })}
        />
        <Refusal error={save.refusal} />
        <p className={styles.row}>
          <button
            type="submit"
            className={isDirty || revision === 0 ? 'small main' : 'small'}
            aria-disabled={save.isBusy}
          >
            {words.save}
          </button>
          {isChanged && (
            <button type="button" className="small" onClick={onReload}>
              {words.reload}
            </button>
          )}
          <span role="status">
            {isDirty ? words.unsaved : save.answer && words.saved}
            {unknown && ` ${fillText(words.unknown, { list: unknown })}`}
          </span>
        </p>
        {revision > 0 && (
          <SendPane
            announcement={{ ...announcement, name: typed.name.trim(), revision }}
            language={shown}
            isReady={!isDirty}
          />
        )}
      </form>
      <aside className={styles.aside} aria-label={words.preview}>
        <h2>{words.preview}</h2>
        <LetterSheet words={typed.words} language={shown} isReminder={false} />
        {revision > 0 && <Progress counts={announcement.counts} />}
      </aside>
    </div>
  );
}

import { useState } from 'react';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type {
  DeskAnnouncement,
  DeskAnnouncementDraft,
  SaveAnnouncementResult,
} from '@kongres/contract/desk/comms/announcements';
import { Field } from '@kongres/ui/field.tsx';
import { ApiError } from '../../lib/api/call-api.ts';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from './announcements.module.css';
import { AudienceFields } from './audience-fields.tsx';
import { toDraft, findInvalidAddress, toDraftInput } from './draft-state.ts';
import { EmailPreview } from './email-preview.tsx';
import { DeliveryProgress } from './delivery-progress.tsx';
import { SendPane } from './send-pane.tsx';
import { ContentFields } from './content-fields.tsx';

interface DraftFormProps {
  announcement: DeskAnnouncement;
  onSaved: (name: string) => void;
  onReload: () => void;
}

export function DraftForm({ announcement, onSaved, onReload }: DraftFormProps) {
  const { texts } = useTexts();
  const words = texts.announcements;
  const [input, setInput] = useState(() => toDraftInput(announcement));
  const [revision, setRevision] = useState(announcement.revision);
  const [isDirty, setDirty] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [shownLanguage, setShownLanguage] = useState<LanguageCode>('pl');
  const save = useDeskMutation<DeskAnnouncementDraft, SaveAnnouncementResult>(
    'saveAnnouncement',
    (saved) => {
      setRevision(saved.revision);
      setDirty(false);
      onSaved(input.name.trim());
    },
  );
  const change = (more: Partial<typeof input>) => {
    setInput({ ...input, ...more });
    setDirty(true);
  };
  const invalidAddress = input.audience.isSingle ? findInvalidAddress(input.people) : undefined;
  const isNameMissing = input.name.trim() === '';
  const isChanged = save.error instanceof ApiError && save.error.code === 'changed_since';
  const skipped = !isDirty && save.data?.unknown.length ? save.data.unknown.join(', ') : null;

  return (
    <div className={styles.split}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted(true);
          if (!isNameMissing && !invalidAddress && !save.isBusy)
            save.mutate(toDraft(input, revision));
        }}
      >
        {revision === 0 && (
          <Field
            label={words.name}
            hint={words.nameHint}
            autoComplete="off"
            maxLength={120}
            value={input.name}
            error={isSubmitted && isNameMissing ? texts.ui.required : undefined}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
        <ContentFields
          contents={input.words}
          shownLanguage={shownLanguage}
          onShow={setShownLanguage}
          onChange={(next) => change({ words: next })}
        />
        <AudienceFields
          audience={input.audience}
          addresses={input.people}
          invalidAddress={isSubmitted ? invalidAddress : undefined}
          onChange={(audience) => change({ audience })}
          onAddressesChange={(people) => change({ people })}
        />
        <ErrorNotice error={save.error} />
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
            {isDirty ? words.unsaved : save.data && words.saved}
            {skipped && ` ${fillText(words.skipped, { list: skipped })}`}
          </span>
        </p>
        {revision > 0 && (
          <SendPane
            announcement={{ ...announcement, name: input.name.trim(), revision }}
            language={shownLanguage}
            isReady={!isDirty}
          />
        )}
      </form>
      <aside className={styles.aside} aria-label={words.preview}>
        <h2>{words.preview}</h2>
        <EmailPreview contents={input.words} language={shownLanguage} isReminder={false} />
        {revision > 0 && <DeliveryProgress counts={announcement.counts} />}
      </aside>
    </div>
  );
}

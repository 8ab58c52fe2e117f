import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { toIsoInstant } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskAnnouncement } from '@kongres/contract/desk/comms/announcements';
import { Field } from '@kongres/ui/field.tsx';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { getLanguageName } from '../../i18n/language-name.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from './announcements.module.css';
import { SendConfirmation } from './send-confirmation.tsx';
import { TestButtons } from './test-buttons.tsx';

interface SendPaneProps {
  announcement: DeskAnnouncement;
  /** The language shown in the form. */
  language: LanguageCode;
  /** Whether the form has no unsaved changes. */
  isReady: boolean;
}

/** Test, send, schedule or discard the saved draft. */
export function SendPane({ announcement, language, isReady }: SendPaneProps) {
  const { texts } = useTexts();
  const navigate = useNavigate();
  const words = texts.announcements;
  const { name, revision, missing } = announcement;
  const [isLater, setLater] = useState(false);
  const [moment, setMoment] = useState('');
  const send = useDeskMutation<{ name: string; revision: number; at: string | null }, object>(
    'sendAnnouncement',
    () => {},
  );
  const discard = useDeskMutation<{ name: string; revision: number }, object>(
    'discardAnnouncement',
    () => void navigate('/announcements'),
  );
  const [day = '', time = ''] = moment.split('T');
  const at = day && time ? new Date(toIsoInstant(day, time)).toISOString() : null;
  const canSend = isReady && !send.isBusy && (!isLater || at !== null);
  return (
    <section className={styles.fields} aria-label={words.sendNow}>
      {missing.length > 0 && (
        <p className={styles.missing}>
          {fillText(words.missingLanguages, {
            list: missing.map((id) => getLanguageName(id)).join(', '),
          })}
        </p>
      )}
      <TestButtons name={name} language={language} isReady={isReady} />
      <fieldset className={styles.choices}>
        <legend>{words.when}</legend>
        {[false, true].map((later) => (
          <label key={String(later)}>
            <input
              type="radio"
              name="later"
              checked={isLater === later}
              onChange={() => setLater(later)}
            />
            {later ? words.sendLater : words.sendNow}
          </label>
        ))}
      </fieldset>
      {isLater && (
        <Field
          label={words.sendAt}
          type="datetime-local"
          value={moment}
          onChange={({ target }) => setMoment(target.value)}
        />
      )}
      <ErrorNotice error={send.error ?? discard.error} />
      <p className={styles.row}>
        <button
          type="button"
          className={isReady ? 'small main' : 'small'}
          aria-disabled={!canSend}
          onClick={() => canSend && send.mutate({ name, revision, at: isLater ? at : null })}
        >
          {isLater ? words.schedule : words.sendNow}
        </button>
        <button
          type="button"
          className="small danger"
          onClick={() => discard.mutate({ name, revision })}
        >
          {words.discard}
        </button>
      </p>
      <SendConfirmation send={send} announcement={announcement} />
      {discard.question && (
        <ConfirmDialog question={fillText(words.confirmDiscard, { name })} mutation={discard} />
      )}
    </section>
  );
}

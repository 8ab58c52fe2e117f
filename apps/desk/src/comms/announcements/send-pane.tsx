import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { instant } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskAnnouncement } from '@kongres/contract/desk/comms/announcements';
import { Field } from '@kongres/ui/field.tsx';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { languageName } from '../../i18n/language-name.ts';
import { Refusal } from '../../components/refusal.tsx';
import styles from './announcements.module.css';
import { SendQuestion } from './send-question.tsx';
import { TestButtons } from './test-buttons.tsx';

interface SendPaneProps {
  announcement: DeskAnnouncement;
  /** The language that is looked at. */
  language: LanguageCode;
  /** Whether what is on the screen is what is saved. */
  isReady: boolean;
}

/** Try it, send it, plan it, or throw it away; all of it as it was saved. */
export function SendPane({ announcement, language, isReady }: SendPaneProps) {
  const { texts } = useTexts();
  const navigate = useNavigate();
  const words = texts.announcements;
  const { name, revision, missing } = announcement;
  const [isLater, setLater] = useState(false);
  const [moment, setMoment] = useState('');
  const send = useDeed<{ name: string; revision: number; at: string | null }, object>(
    'announcementSend',
    () => {},
  );
  const drop = useDeed<{ name: string; revision: number }, object>(
    'announcementDrop',
    () => void navigate('/announcements'),
  );
  const [day = '', time = ''] = moment.split('T');
  const at = day && time ? new Date(instant(day, time)).toISOString() : null;
  const canSend = isReady && !send.isBusy && (!isLater || at !== null);
  return (
    <section className={styles.fields} aria-label={words.sendNow}>
      {missing.length > 0 && (
        <p className={styles.missing}>
          {fillText(words.missing, { list: missing.map((id) => languageName(id)).join(', ') })}
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
            {later ? words.sendAt : words.sendNow}
          </label>
        ))}
      </fieldset>
      {isLater && (
        <Field
          label={words.moment}
          type="datetime-local"
          value={moment}
          onChange={({ target }) => setMoment(target.value)}
        />
      )}
      <Refusal error={send.refusal ?? drop.refusal} />
      <p className={styles.row}>
        <button
          type="button"
          className={isReady ? 'small main' : 'small'}
          aria-disabled={!canSend}
          onClick={() => canSend && send.act({ name, revision, at: isLater ? at : null })}
        >
          {isLater ? words.plan : words.sendNow}
        </button>
        <button type="button" className="small danger" onClick={() => drop.act({ name, revision })}>
          {words.drop}
        </button>
      </p>
      <SendQuestion send={send} announcement={announcement} />
      {drop.question && <AskAgain question={fillText(words.askDrop, { name })} mutation={drop} />}
    </section>
  );
}

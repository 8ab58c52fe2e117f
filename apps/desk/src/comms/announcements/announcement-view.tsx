import { useState } from 'react';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskAnnouncement } from '@kongres/contract/desk/comms/announcements';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { formatTicketName } from '../../components/format-ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatTime } from '../../components/format.ts';
import { DescriptionList } from '../../components/description-list.tsx';
import { getLanguageName } from '../../i18n/language-name.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from './announcements.module.css';
import { getContent } from './draft-state.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { EmailPreview } from './email-preview.tsx';
import { DeliveryProgress } from './delivery-progress.tsx';
import { SendConfirmation } from './send-confirmation.tsx';
import { AnnouncementStatus } from './announcement-status.tsx';

interface AnnouncementViewProps {
  announcement: DeskAnnouncement;
  canEdit: boolean;
}

/** An announcement that is no longer a draft, or that the role may only read. */
export function AnnouncementView({ announcement, canEdit }: AnnouncementViewProps) {
  const { texts, language } = useTexts();
  const { name, state, revision, sendAt, audience, counts, missing, reminder } = announcement;
  const words = texts.announcements;
  const [shownLanguage, setShownLanguage] = useState<LanguageCode>('pl');
  const recall = useDeskMutation<{ name: string; revision: number }, object>(
    'recallAnnouncement',
    () => {},
  );
  const send = useDeskMutation<{ name: string; revision: number; at: null }, object>(
    'sendAnnouncement',
    () => {},
  );
  const hasWaiting = counts.some(({ waiting }) => waiting > 0);
  const hasQueued = counts.some(({ queued }) => queued > 0);
  const facts = [
    [words.status, <AnnouncementStatus key="state" state={state} />],
    [words.when, sendAt && formatTime(sendAt, language)],
    [words.tickets, audience.tickets.map((id) => formatTicketName(id, texts)).join(', ')],
    [words.languages, audience.languages.map((id) => getLanguageName(id)).join(', ')],
    [words.checkIn, audience.entry && words[audience.entry]],
    [words.workshop, audience.workshop],
    [words.addresses, audience.isSingle && (audience.people.join(', ') || '–')],
  ] as const;
  return (
    <div className={styles.split}>
      <div className={styles.form}>
        <DescriptionList facts={facts} />
        <DeliveryProgress counts={counts} />
        {missing.length > 0 && (
          <p className={styles.missing}>
            {fillText(words.missingLanguages, {
              list: missing.map((id) => getLanguageName(id)).join(', '),
            })}
          </p>
        )}
        <ErrorNotice error={recall.error ?? send.error} />
        {canEdit && state === 'planned' && (
          <button
            type="button"
            className="small"
            aria-disabled={recall.isBusy}
            onClick={() => !recall.isBusy && recall.mutate({ name, revision })}
          >
            {words.returnToDraft}
          </button>
        )}
        {canEdit && state === 'done' && !reminder && (hasWaiting || hasQueued) && (
          <button
            type="button"
            className="small"
            onClick={() => send.mutate({ name, revision, at: null })}
          >
            {hasWaiting ? words.sendToNewHolders : words.requeue}
          </button>
        )}
        <SendConfirmation send={send} announcement={announcement} />
      </div>
      <aside className={styles.aside} aria-label={words.preview}>
        <h2>{words.preview}</h2>
        <LanguageTabs
          value={shownLanguage}
          onChange={setShownLanguage}
          filledLanguages={languages
            .map(({ id }) => id)
            .filter((id) => getContent(announcement.words, id) !== undefined)}
        />
        <EmailPreview
          contents={announcement.words}
          language={shownLanguage}
          isReminder={reminder !== null}
        />
      </aside>
    </div>
  );
}

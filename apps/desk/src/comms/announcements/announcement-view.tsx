import { useState } from 'react';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskAnnouncement } from '@kongres/contract/desk/comms/announcements';
import { useDeed } from '../../lib/api/use-deed.ts';
import { ticketName } from '../../components/ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatTime } from '../../components/format.ts';
import { Facts } from '../../components/facts.tsx';
import { languageName } from '../../i18n/language-name.ts';
import { Refusal } from '../../components/refusal.tsx';
import styles from './announcements.module.css';
import { wordsIn } from './draft-state.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { LetterSheet } from './letter-sheet.tsx';
import { Progress } from './progress.tsx';
import { SendQuestion } from './send-question.tsx';
import { StateMark } from './state-mark.tsx';

interface AnnouncementViewProps {
  announcement: DeskAnnouncement;
  mayWrite: boolean;
}

/** One that is no draft any more, or that one may only read: how far it is, and what it says. */
export function AnnouncementView({ announcement, mayWrite }: AnnouncementViewProps) {
  const { texts, language } = useTexts();
  const { name, state, revision, sendAt, audience, counts, missing, reminder } = announcement;
  const words = texts.announcements;
  const [shown, setShown] = useState<LanguageCode>('pl');
  const recall = useDeed<{ name: string; revision: number }, object>(
    'announcementRecall',
    () => {},
  );
  const send = useDeed<{ name: string; revision: number; at: null }, object>(
    'announcementSend',
    () => {},
  );
  const hasWaiting = counts.some(({ waiting }) => waiting > 0);
  const hasQueued = counts.some(({ queued }) => queued > 0);
  const facts = [
    [words.state, <StateMark key="state" state={state} />],
    [words.when, sendAt && formatTime(sendAt, language)],
    [words.tickets, audience.tickets.map((id) => ticketName(id, texts)).join(', ')],
    [words.languages, audience.languages.map((id) => languageName(id)).join(', ')],
    [words.entry, audience.entry && words[audience.entry]],
    [words.workshop, audience.workshop],
    [words.people, audience.isSingle && (audience.people.join(', ') || '–')],
  ] as const;
  return (
    <div className={styles.split}>
      <div className={styles.form}>
        <Facts facts={facts} />
        <Progress counts={counts} />
        {missing.length > 0 && (
          <p className={styles.missing}>
            {fillText(words.missing, { list: missing.map((id) => languageName(id)).join(', ') })}
          </p>
        )}
        <Refusal error={recall.refusal ?? send.refusal} />
        {mayWrite && state === 'planned' && (
          <button
            type="button"
            className="small"
            aria-disabled={recall.isBusy}
            onClick={() => !recall.isBusy && recall.act({ name, revision })}
          >
            {words.recall}
          </button>
        )}
        {mayWrite && state === 'done' && !reminder && (hasWaiting || hasQueued) && (
          <button
            type="button"
            className="small"
            onClick={() => send.act({ name, revision, at: null })}
          >
            {hasWaiting ? words.sendNew : words.requeue}
          </button>
        )}
        <SendQuestion send={send} announcement={announcement} />
      </div>
      <aside className={styles.aside} aria-label={words.preview}>
        <h2>{words.preview}</h2>
        <LanguageTabs
          shown={shown}
          onShow={setShown}
          filled={languages
            .map(({ id }) => id)
            .filter((id) => wordsIn(announcement.words, id) !== undefined)}
        />
        <LetterSheet words={announcement.words} language={shown} isReminder={reminder !== null} />
      </aside>
    </div>
  );
}

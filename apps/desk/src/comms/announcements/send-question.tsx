import { fillText } from '@kongres/content/format/marked-text';
import type { DeskAnnouncement } from '@kongres/contract/desk/comms/announcements';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { formatCount, formatTime } from '../../components/format.ts';
import { languageName } from '../../i18n/language-name.ts';

interface SendQuestionProps {
  send: {
    question: { body: { at: string | null } } | null;
    isBusy: boolean;
    confirm: () => void;
    forget: () => void;
  };
  announcement: DeskAnnouncement;
}

/** How many people it goes to, in which languages, before it does. */
export function SendQuestion({ send, announcement: { name, counts } }: SendQuestionProps) {
  const { texts, language } = useTexts();
  if (!send.question) return null;
  const { at } = send.question.body;
  const waiting = counts.filter((row) => row.waiting > 0);
  const people = waiting.reduce((sum, row) => sum + row.waiting, 0);
  const { askPlan, askRequeue, askSend } = texts.announcements;
  const isRequeue = people === 0 && counts.some(({ queued }) => queued > 0);
  const askNow = isRequeue ? askRequeue : askSend;
  return (
    <AskAgain
      question={fillText(at ? askPlan : askNow, {
        name,
        time: at ? formatTime(at, language) : '',
        count: formatCount(people, language),
        list: waiting
          .map((row) => `${languageName(row.language)} ${formatCount(row.waiting, language)}`)
          .join(', '),
      })}
      mutation={send}
    />
  );
}

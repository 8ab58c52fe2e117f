import { fillText } from '@kongres/content/format/marked-text';
import type { DeskAnnouncement } from '@kongres/contract/desk/comms/announcements';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { formatCount, formatTime } from '../../components/format.ts';
import { getLanguageName } from '../../i18n/language-name.ts';

interface SendConfirmationProps {
  send: {
    question: { body: { at: string | null } } | null;
    isBusy: boolean;
    confirm: () => void;
    reset: () => void;
  };
  announcement: DeskAnnouncement;
}

export function SendConfirmation({ send, announcement: { name, counts } }: SendConfirmationProps) {
  const { texts, language } = useTexts();
  if (!send.question) return null;
  const { at } = send.question.body;
  const waiting = counts.filter((row) => row.waiting > 0);
  const people = waiting.reduce((sum, row) => sum + row.waiting, 0);
  const { confirmSchedule, confirmRequeue, confirmSend } = texts.announcements;
  const isRequeue = people === 0 && counts.some(({ queued }) => queued > 0);
  const confirmNow = isRequeue ? confirmRequeue : confirmSend;
  return (
    <ConfirmDialog
      question={fillText(at ? confirmSchedule : confirmNow, {
        name,
        time: at ? formatTime(at, language) : '',
        count: formatCount(people, language),
        list: waiting
          .map((row) => `${getLanguageName(row.language)} ${formatCount(row.waiting, language)}`)
          .join(', '),
      })}
      mutation={send}
    />
  );
}

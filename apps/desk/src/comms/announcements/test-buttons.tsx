import type { LanguageCode } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { SendTestAnnouncementResult } from '@kongres/contract/desk/comms/announcements';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from './announcements.module.css';

interface TestButtonsProps {
  name: string;
  language: LanguageCode;
  isReady: boolean;
}

/** Sends test emails to the signed-in user: in every language of the draft, or only in the shown one. */
export function TestButtons({ name, language, isReady }: TestButtonsProps) {
  const { texts } = useTexts();
  const words = texts.announcements;
  const test = useDeskMutation<
    { name: string; language: LanguageCode | null },
    SendTestAnnouncementResult
  >('sendTestAnnouncement', () => {});
  const canTest = isReady && !test.isBusy;
  return (
    <>
      <ErrorNotice error={test.error} />
      <p className={styles.row}>
        {[null, language].map((only) => (
          <button
            key={only}
            type="button"
            className="small"
            aria-disabled={!canTest}
            onClick={() => canTest && test.mutate({ name, language: only })}
          >
            {only ? `${words.test}, ${words.testOneLanguage}` : words.test}
          </button>
        ))}
        <span role="status">
          {test.data &&
            fillText(words.testSent, { email: test.data.email, count: String(test.data.emails) })}
        </span>
      </p>
    </>
  );
}

import type { LanguageCode } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskAnnouncementTested } from '@kongres/contract/desk/comms/announcements';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Refusal } from '../../components/refusal.tsx';
import styles from './announcements.module.css';

interface TestButtonsProps {
  name: string;
  language: LanguageCode;
  isReady: boolean;
}

/** The mail itself, to whoever works at it: in every language it has, or in the one that is looked at. */
export function TestButtons({ name, language, isReady }: TestButtonsProps) {
  const { texts } = useTexts();
  const words = texts.announcements;
  const test = useDeed<{ name: string; language: LanguageCode | null }, DeskAnnouncementTested>(
    'announcementTest',
    () => {},
  );
  const canTest = isReady && !test.isBusy;
  return (
    <>
      <Refusal error={test.refusal} />
      <p className={styles.row}>
        {[null, language].map((only) => (
          <button
            key={only}
            type="button"
            className="small"
            aria-disabled={!canTest}
            onClick={() => canTest && test.act({ name, language: only })}
          >
            {only ? `${words.test}, ${words.testOne}` : words.test}
          </button>
        ))}
        <span role="status">
          {test.answer &&
            fillText(words.tested, { email: test.answer.email, count: String(test.answer.mails) })}
        </span>
      </p>
    </>
  );
}

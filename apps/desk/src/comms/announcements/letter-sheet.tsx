import type { LanguageCode } from '@kongres/content/facts/languages';
import { paragraphsOf, piecesOf } from '@kongres/content/format/typed-text';
import { tie } from '@kongres/content/format/typography';
import type { DeskWords } from '@kongres/contract/desk/comms/announcements';
import { useTexts } from '../../i18n/texts.tsx';
import { wordsIn } from './draft-state.ts';
import { useAudience } from './use-audience.ts';
import styles from './letter-sheet.module.css';

interface LetterSheetProps {
  words: DeskWords;
  language: LanguageCode;
  isReminder: boolean;
}

/** The mail as a reader sees it; the sending itself is tried by a test to oneself. */
export function LetterSheet({ words, language, isReminder }: LetterSheetProps) {
  const { texts } = useTexts();
  const labels = useAudience().data?.buttons[language];
  const written = wordsIn(words, language);
  if (!written) return <p>{texts.announcements.nothingYet}</p>;
  const paragraphs = paragraphsOf(tie(written.body.trim(), language));
  return (
    <article className={styles.sheet} lang={language}>
      <p className={styles.brand}>
        Kongres <span>AI</span>
      </p>
      <h3>{tie(written.subject, language)}</h3>
      {paragraphs.map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two paragraphs may say the same
        <p key={index}>{...piecesOf(paragraph).map((piece, place) => pieceOf(piece, place))}</p>
      ))}
      {labels && (
        <p className={styles.button} data-loud={isReminder}>
          {isReminder ? labels.enter : labels.order}
        </p>
      )}
    </article>
  );
}

function pieceOf(piece: string, place: number) {
  if (piece === '\n') return <br />;
  return place % 2 === 0 ? piece : <u>{piece}</u>;
}

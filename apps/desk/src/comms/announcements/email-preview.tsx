import type { LanguageCode } from '@kongres/content/facts/languages';
import { splitParagraphs, splitLinesAndLinks } from '@kongres/content/format/user-text';
import { addNoBreakSpaces } from '@kongres/content/format/typography';
import type { AnnouncementTexts } from '@kongres/contract/desk/comms/announcements';
import { useTexts } from '../../i18n/texts.tsx';
import { getContent } from './draft-state.ts';
import { useAudience } from './use-audience.ts';
import styles from './email-preview.module.css';

interface EmailPreviewProps {
  contents: AnnouncementTexts;
  language: LanguageCode;
  isReminder: boolean;
}

/** Approximates the email; only a test email shows the exact result. */
export function EmailPreview({ contents, language, isReminder }: EmailPreviewProps) {
  const { texts } = useTexts();
  const labels = useAudience().data?.buttons[language];
  const content = getContent(contents, language);
  if (!content) return <p>{texts.announcements.noContent}</p>;
  const paragraphs = splitParagraphs(addNoBreakSpaces(content.body.trim(), language));
  return (
    <article className={styles.email} lang={language}>
      <p className={styles.brand}>
        Kongres <span>AI</span>
      </p>
      <h3>{addNoBreakSpaces(content.subject, language)}</h3>
      {paragraphs.map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two paragraphs may be equal
        <p key={index}>
          {...splitLinesAndLinks(paragraph).map((piece, place) => renderPiece(piece, place))}
        </p>
      ))}
      {labels && (
        <p className={styles.button} data-primary={isReminder}>
          {isReminder ? labels.enter : labels.order}
        </p>
      )}
    </article>
  );
}

function renderPiece(piece: string, index: number) {
  if (piece === '\n') return <br />;
  return index % 2 === 0 ? piece : <u>{piece}</u>;
}

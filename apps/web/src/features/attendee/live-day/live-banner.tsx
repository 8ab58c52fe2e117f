import type { BoardResponse } from '@kongres/contract/board';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { useLocalizedText } from '../board/use-localized-text.ts';
import styles from './live-banner.module.css';

/** Broadcast message of the hosts, in all rooms. */
export function LiveBanner({ banner }: { banner: NonNullable<BoardResponse['word']> }) {
  const texts = useTexts('live');
  const { text, lang } = useLocalizedText()(banner.text);
  return (
    <div className={styles.banner} role="status">
      <p className="mono">{texts.word}</p>
      <p lang={lang}>{text}</p>
    </div>
  );
}

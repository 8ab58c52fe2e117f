import type { BoardAnswer } from '@kongres/contract/board';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { useRead } from '../board/use-read.ts';
import styles from './word.module.css';

/** A sentence from the hosts to everybody inside, above whatever they look at. */
export function Word({ word }: { word: NonNullable<BoardAnswer['word']> }) {
  const texts = useTexts('live');
  const { text, lang } = useRead()(word.text);
  return (
    <div className={styles.word} role="status">
      <p className="mono">{texts.word}</p>
      <p lang={lang}>{text}</p>
    </div>
  );
}

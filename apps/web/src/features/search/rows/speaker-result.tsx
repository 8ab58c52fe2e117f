import { getDayToneClass } from '../../../components/tones/day-tone.ts';
import { HighlightedText } from './highlighted-text.tsx';
import type { ResultProps } from './result-props.ts';
import styles from './tile-result.module.css';

export function SpeakerResult({ row, terms }: ResultProps) {
  return (
    <span className={`${styles.result} ${row.day ? getDayToneClass(row.day) : ''}`}>
      <span className={`${styles.tile} ${styles.ruled}`} aria-hidden="true">
        {getInitials(row.title)}
      </span>
      <span>
        <b>
          <HighlightedText text={row.title} terms={terms} />
        </b>
        <span className={styles.about}>
          <HighlightedText text={row.about} terms={terms} />
        </span>
      </span>
    </span>
  );
}

function getInitials(name: string): string {
  const words = name.split(/\s+/);
  return (words[0]?.[0] ?? '') + (words.length > 1 ? (words.at(-1)?.[0] ?? '') : '');
}

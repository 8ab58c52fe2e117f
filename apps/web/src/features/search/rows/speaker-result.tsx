import { dayTone } from '../../../components/tones/day-tone.ts';
import { MarkedText } from './marked-text.tsx';
import type { ResultProps } from './result-props.ts';
import styles from './tile-result.module.css';

/** The initials on the colour of the first day on stage, the name, and what the person does. */
export function SpeakerResult({ row, typed }: ResultProps) {
  return (
    <span className={`${styles.result} ${row.day ? dayTone(row.day) : ''}`}>
      <span className={`${styles.tile} ${styles.ruled}`} aria-hidden="true">
        {initials(row.title)}
      </span>
      <span>
        <b>
          <MarkedText text={row.title} typed={typed} />
        </b>
        <span className={styles.about}>
          <MarkedText text={row.about} typed={typed} />
        </span>
      </span>
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/);
  return (words[0]?.[0] ?? '') + (words.length > 1 ? (words.at(-1)?.[0] ?? '') : '');
}

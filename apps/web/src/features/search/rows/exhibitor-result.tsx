import { findZoneOfStand } from '@kongres/content/facts/zones';
import { fillText } from '@kongres/content/format/marked-text';
import { getZoneToneClass } from '../../../components/tones/zone-tone.ts';
import { HighlightedText } from './highlighted-text.tsx';
import type { ResultProps } from './result-props.ts';
import styles from './tile-result.module.css';

export function ExhibitorResult({ row, terms, prepared }: ResultProps) {
  const stand = row.about;
  return (
    <span className={styles.result}>
      <span
        className={`${styles.tile} ${getZoneToneClass(findZoneOfStand(stand) ?? '')}`}
        aria-hidden="true"
      >
        {stand.slice(0, 1)}
      </span>
      <span>
        <b>
          <HighlightedText text={row.title} terms={terms} />
        </b>
        <span className={`mono ${styles.about}`}>
          <span aria-hidden="true">
            <HighlightedText text={stand} terms={terms} />
          </span>
          <span className="visually-hidden">{fillText(prepared.texts.stand, { stand })}</span>
        </span>
      </span>
    </span>
  );
}

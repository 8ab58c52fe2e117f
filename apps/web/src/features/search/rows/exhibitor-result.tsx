import { zoneOfStand } from '@kongres/content/facts/zones';
import { fillText } from '@kongres/content/format/marked-text';
import { zoneTone } from '../../../components/tones/zone-tone.ts';
import { MarkedText } from './marked-text.tsx';
import type { ResultProps } from './result-props.ts';
import styles from './tile-result.module.css';

/** The sector of the hall on the colour of its zone, the company, and its stand. */
export function ExhibitorResult({ row, typed, prepared }: ResultProps) {
  const stand = row.about;
  return (
    <span className={styles.result}>
      <span className={`${styles.tile} ${zoneTone(zoneOfStand(stand) ?? '')}`} aria-hidden="true">
        {stand.slice(0, 1)}
      </span>
      <span>
        <b>
          <MarkedText text={row.title} typed={typed} />
        </b>
        <span className={`mono ${styles.about}`}>
          <span aria-hidden="true">
            <MarkedText text={stand} typed={typed} />
          </span>
          <span className="visually-hidden">{fillText(prepared.texts.stand, { stand })}</span>
        </span>
      </span>
    </span>
  );
}

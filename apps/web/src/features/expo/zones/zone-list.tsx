import { zones } from '@kongres/content/facts/zones';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Call } from '../../../components/call.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import { Section } from '../../../components/section.tsx';
import styles from './zone-list.module.css';
import { zoneTone } from '../../../components/tones/zone-tone.ts';

/** Zone under zone, each a band of its own colour with its own wave. */
export function ZoneList() {
  const { items, forWhom, inside } = useTexts('zones-page');
  const { names } = useTexts('zones');
  return (
    <ul className={styles.zones}>
      {zones.map(({ id }) => (
        <li key={id} id={id} className={zoneTone(id)}>
          <div className="wrap">
            <div className={`grid ${styles.zone}`}>
              <Drawing name={`zone-${id}`} width={180} height={132} className={styles.wave} />
              <div className={styles.name}>
                <h2>{names[id]}</h2>
                <p>{items[id].text}</p>
              </div>
              <dl>
                <dt>{forWhom}</dt>
                <dd>{items[id].forWhom}</dd>
                <dt>{inside}</dt>
                <dd>{items[id].inside}</dd>
              </dl>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function ZoneCall() {
  const { more } = useTexts('zones-page');
  return (
    <Section title={more.title} lead={more.text}>
      <Call to="for-exhibitors">{more.button}</Call>
    </Section>
  );
}

import { zones } from '@kongres/content/facts/zones';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { CallToAction } from '../../../components/call-to-action.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import { Section } from '../../../components/section.tsx';
import styles from './zone-list.module.css';
import { getZoneToneClass } from '../../../components/tones/zone-tone.ts';

export function ZoneList() {
  const { items, forWhom, inside } = useTexts('zones-page');
  const { names } = useTexts('zones');
  return (
    <ul className={styles.zones}>
      {zones.map(({ id }) => (
        <li key={id} id={id} className={getZoneToneClass(id)}>
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
      <CallToAction to="for-exhibitors">{more.button}</CallToAction>
    </Section>
  );
}

import { zones } from '@kongres/content/facts/zones';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import { getZoneToneClass } from '../../../components/tones/zone-tone.ts';
import styles from './zone-strip.module.css';

export function ZoneStrip() {
  const { names } = useTexts('zones');
  return (
    <ul className={styles.zones}>
      {zones.map(({ id }) => (
        <li key={id}>
          <LocalLink to="zones" hash={`#${id}`} className={getZoneToneClass(id)}>
            <Drawing name={`zone-${id}`} width={180} height={132} />
            <b>{names[id]}</b>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

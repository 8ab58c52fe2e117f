import { zones } from '@kongres/content/facts/zones';
import { Drawing } from '../../../components/drawing.tsx';
import { getZoneToneClass } from '../../../components/tones/zone-tone.ts';
import styles from './zone-waves.module.css';

/** The wave of every zone, as decoration. */
export function ZoneWaves() {
  return (
    <div className={styles.waves}>
      {zones.map(({ id }) => (
        <div key={id} className={getZoneToneClass(id)}>
          <Drawing name={`zone-${id}`} width={180} height={132} />
        </div>
      ))}
    </div>
  );
}

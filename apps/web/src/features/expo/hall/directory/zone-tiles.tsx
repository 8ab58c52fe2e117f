import { getSector, findZoneOfStand, zones } from '@kongres/content/facts/zones';
import { Drawing } from '../../../../components/drawing.tsx';
import { toggleChoice, withChoice } from '../../../../components/filter/filter.ts';
import { getZoneToneClass } from '../../../../components/tones/zone-tone.ts';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import type { HallData } from '../directory.server.ts';
import type { HallFilter } from './use-hall-filter.ts';
import styles from './zone-tiles.module.css';

interface ZoneTilesProps {
  exhibitors: HallData['exhibitors'];
  state: HallFilter;
}

export function ZoneTiles({ exhibitors, state: { filter, change } }: ZoneTilesProps) {
  const { zones: label } = useTexts('hall');
  const { names } = useTexts('zones');
  const chosen = filter.chosen.zone;
  return (
    <ul className={styles.zones} aria-label={label} data-chosen={chosen.length > 0 || undefined}>
      {zones.map(({ id }) => (
        <li key={id}>
          <button
            type="button"
            className={getZoneToneClass(id)}
            aria-pressed={chosen.includes(id)}
            onClick={() => change(withChoice(filter, 'zone', toggleChoice(chosen, id)))}
          >
            <Drawing name={`zone-${id}`} width={180} height={132} />
            <b>{names[id]}</b>
            <span className="mono">
              {getSector(id)},{' '}
              {exhibitors.filter(({ stand }) => findZoneOfStand(stand) === id).length}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

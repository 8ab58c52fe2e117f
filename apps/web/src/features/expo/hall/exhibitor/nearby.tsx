import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { ArrowLink } from '../../../../components/links/arrow-link.tsx';
import { Part } from '../../../../components/part.tsx';
import { ExhibitorRow } from '../directory/exhibitor-rows.tsx';
import { planMark } from '../plan/arrow-keys.ts';
import { packHall } from '../plan/pack-hall.ts';
import { SectorPlan } from '../plan/sector-plan.tsx';
import type { ExhibitorPageData } from './exhibitor.server.ts';
import styles from './nearby.module.css';

/** The sector with the stand in it, and the stands beside it. */
export function Nearby({ exhibitor }: { exhibitor: ExhibitorPageData }) {
  const { near: texts } = useTexts('exhibitor');
  const { zone, sector, near } = exhibitor;
  const marks = new Map(sector.map((row) => [row.stand, row]));
  return (
    <Part title={texts.title}>
      <div className={styles.nearby}>
        <div className={styles.plan} {...planMark}>
          <h3>
            <b>{zone.sector}</b> {zone.name}
          </h3>
          <SectorPlan
            zone={zone.id}
            label={fillText(texts.plan, { sector: zone.sector, zone: zone.name })}
            sector={packHall(sector)[zone.id]}
            markOf={(stand) => marks.get(stand)}
            lit={exhibitor.id}
            entrance={exhibitor.id}
          />
        </div>
        <div>
          <ul className={styles.rows}>
            {sector
              .filter(({ id }) => near.includes(id))
              .map((row) => (
                <ExhibitorRow key={row.id} exhibitor={row} />
              ))}
          </ul>
          <p className={styles.whole}>
            <ArrowLink to="expo">{texts.whole}</ArrowLink>
          </p>
        </div>
      </div>
    </Part>
  );
}

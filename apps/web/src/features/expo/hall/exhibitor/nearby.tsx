import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { ArrowLink } from '../../../../components/links/arrow-link.tsx';
import { Subsection } from '../../../../components/subsection.tsx';
import { ExhibitorRow } from '../directory/exhibitor-rows.tsx';
import { planAttributes } from '../plan/arrow-keys.ts';
import { packHall } from '../plan/pack-hall.ts';
import { SectorPlan } from '../plan/sector-plan.tsx';
import type { ExhibitorPageData } from './exhibitor.server.ts';
import styles from './nearby.module.css';

export function Nearby({ exhibitor }: { exhibitor: ExhibitorPageData }) {
  const { near: texts } = useTexts('exhibitor');
  const { zone, sector, neighbourIds } = exhibitor;
  const occupants = new Map(sector.map((row) => [row.stand, row]));
  return (
    <Subsection title={texts.title}>
      <div className={styles.nearby}>
        <div className={styles.plan} {...planAttributes}>
          <h3>
            <b>{zone.sector}</b> {zone.name}
          </h3>
          <SectorPlan
            zone={zone.id}
            label={fillText(texts.plan, { sector: zone.sector, zone: zone.name })}
            sector={packHall(sector)[zone.id]}
            getOccupant={(stand) => occupants.get(stand)}
            highlightedId={exhibitor.id}
            tabStopId={exhibitor.id}
          />
        </div>
        <div>
          <ul className={styles.rows}>
            {sector
              .filter(({ id }) => neighbourIds.includes(id))
              .map((row) => (
                <ExhibitorRow key={row.id} exhibitor={row} />
              ))}
          </ul>
          <p className={styles.more}>
            <ArrowLink to="expo">{texts.whole}</ArrowLink>
          </p>
        </div>
      </div>
    </Subsection>
  );
}

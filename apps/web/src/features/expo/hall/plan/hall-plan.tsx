import { useMemo } from 'react';
import { getSector, zones } from '@kongres/content/facts/zones';
import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import type { HallData } from '../directory.server.ts';
import { planAttributes } from './arrow-keys.ts';
import styles from './hall-plan.module.css';
import { packHall } from './pack-hall.ts';
import { SectorPlan, type StandOccupant } from './sector-plan.tsx';

interface HallPlanProps {
  exhibitors: HallData['exhibitors'];
  /** Exhibitors that match the filter; null while nothing is filtered. */
  visibleIds: ReadonlySet<string> | null;
  highlightedId: string | null;
}

/** Roving tabindex: one Tab stop for all sectors, arrow keys move between stands. */
export function HallPlan({ exhibitors, visibleIds, highlightedId }: HallPlanProps) {
  const { plan } = useTexts('hall');
  const { names } = useTexts('zones');
  const sectors = useMemo(() => packHall(exhibitors), [exhibitors]);
  const occupants = useMemo(
    () =>
      new Map<string, StandOccupant>(
        exhibitors.map(({ id, name, stand }) => [
          stand,
          { id, name, isMatch: visibleIds?.has(id) },
        ]),
      ),
    [exhibitors, visibleIds],
  );
  const firstStand = useMemo(
    () => exhibitors.map(({ stand }) => stand).toSorted()[0] ?? '',
    [exhibitors],
  );
  const getOccupant = (stand: string) => occupants.get(stand);

  return (
    <div className={styles.hall} {...planAttributes}>
      {zones.map(({ id }) => (
        <section key={id}>
          <h3 aria-hidden="true">
            <b>{getSector(id)}</b> {names[id]}
          </h3>
          <SectorPlan
            zone={id}
            label={fillText(plan.sector, { sector: getSector(id), zone: names[id] })}
            sector={sectors[id]}
            getOccupant={getOccupant}
            highlightedId={highlightedId}
            isNamed
            tabStopId={highlightedId ?? occupants.get(firstStand)?.id}
          />
        </section>
      ))}
    </div>
  );
}

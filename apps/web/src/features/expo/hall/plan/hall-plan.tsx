import { useMemo } from 'react';
import { sectorOf, zones } from '@kongres/content/facts/zones';
import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import type { HallData } from '../directory.server.ts';
import { planMark } from './arrow-keys.ts';
import styles from './hall-plan.module.css';
import { packHall } from './pack-hall.ts';
import { SectorPlan, type StandMark } from './sector-plan.tsx';

interface HallPlanProps {
  exhibitors: HallData['exhibitors'];
  /** The companies that a filter leaves; null while nothing is filtered. */
  left: ReadonlySet<string> | null;
  lit: string | null;
}

/** All sectors. It is one stop of the Tab key; arrow keys lead from stand to stand. */
export function HallPlan({ exhibitors, left, lit }: HallPlanProps) {
  const { plan } = useTexts('hall');
  const { names } = useTexts('zones');
  const sectors = useMemo(() => packHall(exhibitors), [exhibitors]);
  const marks = useMemo(
    () =>
      new Map<string, StandMark>(
        exhibitors.map(({ id, name, stand }) => [stand, { id, name, isHit: left?.has(id) }]),
      ),
    [exhibitors, left],
  );
  const firstStand = useMemo(
    () => exhibitors.map(({ stand }) => stand).toSorted()[0] ?? '',
    [exhibitors],
  );
  const markOf = (stand: string) => marks.get(stand);

  return (
    <div className={styles.hall} {...planMark}>
      {zones.map(({ id }) => (
        <section key={id}>
          <h3 aria-hidden="true">
            <b>{sectorOf(id)}</b> {names[id]}
          </h3>
          <SectorPlan
            zone={id}
            label={fillText(plan.sector, { sector: sectorOf(id), zone: names[id] })}
            sector={sectors[id]}
            markOf={markOf}
            lit={lit}
            isNamed
            entrance={lit ?? marks.get(firstStand)?.id}
          />
        </section>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import { DayRhythm } from './day-rhythm.tsx';
import { DayStrip } from './day-strip.tsx';
import { Evenings } from './evenings.tsx';
import { ProgrammeFilter } from './programme-filter.tsx';
import styles from './programme.module.css';
import type { Programme as ProgrammeData } from './programme.server.ts';
import { Tracks } from './tracks.tsx';
import { useSessionType } from './use-session-type.ts';

interface ProgrammeProps extends ProgrammeData {
  /** The workshops, which have rooms of their own beside the tracks. */
  workshops: ReactNode;
}

/** The programme, whole or only one kind of session. */
export function Programme({ types, day, tracks, days, workshops, ...evenings }: ProgrammeProps) {
  const chosen = useSessionType(types);
  const isWorkshops = chosen === 'workshop';
  const hasTracks = tracks.some(({ sessions }) => sessions.some(({ type }) => type === chosen));
  return (
    <>
      <DayStrip days={days} />
      <ProgrammeFilter types={types} chosen={chosen} />
      <div className={styles.workshops} data-chosen={isWorkshops || undefined}>
        {workshops}
      </div>
      {(!isWorkshops || hasTracks) && <Tracks tracks={tracks} chosen={chosen} />}
      <DayRhythm items={day} chosen={chosen} />
      {!chosen && <Evenings {...evenings} />}
    </>
  );
}

import type { ReactNode } from 'react';
import { SampleDay } from './sample-day.tsx';
import { DayStrip } from './day-strip.tsx';
import { Evenings } from './evenings.tsx';
import { ProgrammeFilter } from './programme-filter.tsx';
import styles from './programme.module.css';
import type { ProgrammeData } from './programme.server.ts';
import { Tracks } from './tracks.tsx';
import { useSessionType } from './use-session-type.ts';

interface ProgrammeProps extends ProgrammeData {
  workshops: ReactNode;
}

export function Programme({ types, day, tracks, days, workshops, ...evenings }: ProgrammeProps) {
  const selectedType = useSessionType(types);
  const isWorkshops = selectedType === 'workshop';
  const hasTracks = tracks.some(({ sessions }) =>
    sessions.some(({ type }) => type === selectedType),
  );
  return (
    <>
      <DayStrip days={days} />
      <ProgrammeFilter types={types} selectedType={selectedType} />
      <div className={styles.workshops} data-chosen={isWorkshops || undefined}>
        {workshops}
      </div>
      {(!isWorkshops || hasTracks) && <Tracks tracks={tracks} selectedType={selectedType} />}
      <SampleDay items={day} selectedType={selectedType} />
      {!selectedType && <Evenings {...evenings} />}
    </>
  );
}

import { DayRhythm } from './day-rhythm.tsx';
import { DayStrip } from './day-strip.tsx';
import { Evenings } from './evenings.tsx';
import { ProgrammeFilter } from './programme-filter.tsx';
import type { Programme as ProgrammeData } from './programme.server.ts';
import { Tracks } from './tracks.tsx';
import { useSessionType } from './use-session-type.ts';

/** The programme, whole or only one kind of session. */
export function Programme({ types, day, tracks, days, ...evenings }: ProgrammeData) {
  const chosen = useSessionType(types);
  return (
    <>
      <DayStrip days={days} />
      <ProgrammeFilter types={types} chosen={chosen} />
      <Tracks tracks={tracks} chosen={chosen} />
      <DayRhythm items={day} chosen={chosen} />
      {!chosen && <Evenings {...evenings} />}
    </>
  );
}

import { useProgrammeIndex } from '../../../components/programme-index/use-programme-index.ts';
import type { CongressData } from '../shared/congress.server.ts';
import { useSessionMedia } from './use-session-media.ts';
import { listProgrammeItems } from '../board/live-board.ts';
import { listDayMedia } from './day-media.ts';

/** Recordings and materials of this ticket, joined with the programme. */
export function useMediaByDay(data: CongressData, token: string) {
  const { media, hasFailed, retry } = useSessionMedia(token);
  const programme = useProgrammeIndex(data.hasProgramme);
  const items = listProgrammeItems({ data, programme: programme.rows, board: null });
  return {
    media,
    items,
    hasFailed: hasFailed || programme.hasFailed,
    retry: () => {
      retry();
      programme.retry();
    },
    getDay: (day: string) => (media ? listDayMedia(media, items, day) : []),
  };
}

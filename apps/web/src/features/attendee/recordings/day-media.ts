import { toLocalDay } from '@kongres/content/format/date';
import type { RecordingsResponse } from '@kongres/contract/recordings';
import type { ProgrammeItem } from '../board/live-board.ts';
import type { Material, Recording } from './use-session-media.ts';

/** A session with a recording or materials. */
export interface SessionMedia {
  item: ProgrammeItem;
  recording: Recording | null;
  materials: readonly Material[];
}

/** In the order of the programme; sessions that are no longer in it are left out. */
export function listDayMedia(
  { recordings, materials }: Pick<RecordingsResponse, 'recordings' | 'materials'>,
  items: readonly ProgrammeItem[],
  day: string,
): SessionMedia[] {
  return items
    .filter(({ starts }) => toLocalDay(new Date(starts)) === day)
    .map((item) => ({
      item,
      recording: recordings.find(({ session }) => session === item.id) ?? null,
      materials: materials.filter(({ session }) => session === item.id),
    }))
    .filter((media) => media.recording || media.materials.length > 0)
    .toSorted((one, other) => Date.parse(one.item.starts) - Date.parse(other.item.starts));
}

/** Beyond this a recording counts as watched. */
const watchedShare = 0.95;

/** The recording watched last, unless it was watched to the end. */
export function findInterruptedRecording({
  recordings,
  last,
}: RecordingsResponse): Recording | null {
  const found = recordings.find(({ session }) => session === last);
  if (!found?.isOpen || !found.watched) return null;
  return found.watched < found.seconds * watchedShare ? found : null;
}

import { dayAt } from '@kongres/content/format/date';
import type { LibraryAnswer } from '@kongres/contract/library';
import type { OnStage } from '../board/live-board.ts';
import type { Material, Recording } from './use-library.ts';

/** A session of which something is left. */
export interface Kept {
  item: OnStage;
  recording: Recording | null;
  materials: readonly Material[];
}

/** What is left of a day, in the order in which it was on. What the programme does not know any more has no title. */
export function keptOf(
  { recordings, materials }: Pick<LibraryAnswer, 'recordings' | 'materials'>,
  items: readonly OnStage[],
  day: string,
): Kept[] {
  return items
    .filter(({ starts }) => dayAt(new Date(starts)) === day)
    .map((item) => ({
      item,
      recording: recordings.find(({ session }) => session === item.id) ?? null,
      materials: materials.filter(({ session }) => session === item.id),
    }))
    .filter((kept) => kept.recording || kept.materials.length > 0)
    .toSorted((one, other) => Date.parse(one.item.starts) - Date.parse(other.item.starts));
}

/** Nearly watched to its end is watched. */
const wholeShare = 0.95;

/** Where somebody stopped last, unless it was at the end. */
export function interrupted({ recordings, last }: LibraryAnswer): Recording | null {
  const found = recordings.find(({ session }) => session === last);
  if (!found?.isOpen || !found.watched) return null;
  return found.watched < found.seconds * wholeShare ? found : null;
}

import { getCongressDay } from '@kongres/content/facts/edition';
import { galas, type Gala } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDayLabel, formatHours } from '@kongres/content/format/date';
import { getGalaGround } from '../../../illustrations/gala-ground.ts';

type HomeGala = Extract<Gala, { onHome: true }>;

export type SpecialEventData = ReturnType<typeof listSpecialEvents>[number];

export function listSpecialEvents(code: LanguageCode) {
  return galas
    .filter((gala): gala is HomeGala => gala.onHome)
    .map(({ id, name, day, starts, ends }) => ({
      id,
      name,
      ground: getGalaGround(id),
      date: formatDayLabel(getCongressDay(day), code),
      hours: formatHours(starts, ends, code),
    }));
}

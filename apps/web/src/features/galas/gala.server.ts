import { pick } from '@kongres/content/facts/collection';
import { congressDay } from '@kongres/content/facts/edition';
import { galas, type Gala } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay, formatHours, instant } from '@kongres/content/format/date';
import { galaGround } from '../../art/gala-ground.ts';

export type GalaData = ReturnType<typeof galaData>;

/** When this evening is, and which others there are. */
export function galaData(id: Gala['id']) {
  return (code: LanguageCode) => ({
    ...galaTimes(pick(galas, id), code),
    others: galas.filter((gala) => gala.id !== id).map((gala) => galaTimes(gala, code)),
  });
}

function galaTimes({ id, name, day, starts, ends }: Gala, code: LanguageCode) {
  return {
    id,
    name,
    ground: galaGround(id),
    starts: instant(congressDay(day), starts),
    date: formatDay(congressDay(day), code, 'weekday'),
    hours: formatHours(starts, ends, code),
  };
}

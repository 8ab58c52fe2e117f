import { pick } from '@kongres/content/facts/collection';
import { congressDay } from '@kongres/content/facts/edition';
import { eveningOf, galas, type Gala } from '@kongres/content/facts/galas';
import { contests } from '@kongres/content/facts/contests';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDayLabel, formatHours, instant } from '@kongres/content/format/date';
import { eveningName } from '@kongres/content/format/evening-name';
import { galaGround } from '../../../illustrations/gala-ground.ts';
import { publishedRules } from './published-rules.server.ts';

export type GalaData = ReturnType<typeof galaData>;

/** When this evening is, and which others there are. */
export function galaData(id: Gala['id']) {
  return (code: LanguageCode) => ({
    ...galaTimes(pick(galas, id), code),
    evening: eveningStar(id, code),
    contest: contestOf(id, code),
    others: galas.filter((gala) => gala.id !== id).map((gala) => galaTimes(gala, code)),
  });
}

/** Two galas on one stage are starred together. */
function eveningStar(gala: Gala['id'], code: LanguageCode) {
  const { id, galas: together } = eveningOf(gala);
  return { id, name: eveningName(together, code) };
}

/** Three of the evenings decide a contest that anybody can enter. */
function contestOf(id: Gala['id'], code: LanguageCode) {
  const contest = contests.find((row) => row.id === id);
  return contest ? { rules: publishedRules(contest.id, code) } : null;
}

function galaTimes({ id, name, day, starts, ends }: Gala, code: LanguageCode) {
  return {
    id,
    name,
    ground: galaGround(id),
    starts: instant(congressDay(day), starts),
    date: formatDayLabel(congressDay(day), code),
    hours: formatHours(starts, ends, code),
  };
}

import { getRow } from '@kongres/content/facts/collection';
import { getCongressDay } from '@kongres/content/facts/edition';
import { getGalaEvening, galas, type Gala } from '@kongres/content/facts/galas';
import { contests } from '@kongres/content/facts/contests';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDayLabel, formatHours, toIsoInstant } from '@kongres/content/format/date';
import { formatEveningName } from '@kongres/content/format/evening-name';
import { getGalaGround } from '../../../illustrations/gala-ground.ts';
import { findPublishedRules } from './published-rules.server.ts';

export type GalaDataBuilder = ReturnType<typeof createGalaDataBuilder>;

export function createGalaDataBuilder(id: Gala['id']) {
  return (code: LanguageCode) => ({
    ...toGalaSummary(getRow(galas, id), code),
    evening: getEvening(id, code),
    contest: findContest(id, code),
    others: galas.filter((gala) => gala.id !== id).map((gala) => toGalaSummary(gala, code)),
  });
}

/** Galas on the same evening share one star. */
function getEvening(gala: Gala['id'], code: LanguageCode) {
  const { id, galas: galasOfEvening } = getGalaEvening(gala);
  return { id, name: formatEveningName(galasOfEvening, code) };
}

function findContest(id: Gala['id'], code: LanguageCode) {
  const contest = contests.find((row) => row.id === id);
  return contest ? { rules: findPublishedRules(contest.id, code) } : null;
}

function toGalaSummary({ id, name, day, starts, ends }: Gala, code: LanguageCode) {
  return {
    id,
    name,
    ground: getGalaGround(id),
    starts: toIsoInstant(getCongressDay(day), starts),
    date: formatDayLabel(getCongressDay(day), code),
    hours: formatHours(starts, ends, code),
  };
}

import { getCongressDay } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDayLabel, formatHours } from '@kongres/content/format/date';
import { findPublishedRules } from '../galas/published-rules.server.ts';

export type EveningData = ReturnType<typeof buildEveningData>;

export function buildEveningData(code: LanguageCode) {
  return {
    evenings: galas.map(({ id, name, day, starts, ends }) => ({
      id,
      name,
      date: formatDayLabel(getCongressDay(day), code),
      hours: formatHours(starts, ends, code),
    })),
    challengeRules: findPublishedRules('ai-challenge', code),
  };
}

import { congressDay } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDayLabel, formatHours } from '@kongres/content/format/date';
import { publishedRules } from '../galas/published-rules.server.ts';

export type EveningData = ReturnType<typeof eveningData>;

export function eveningData(code: LanguageCode) {
  return {
    evenings: galas.map(({ id, name, day, starts, ends }) => ({
      id,
      name,
      date: formatDayLabel(congressDay(day), code),
      hours: formatHours(starts, ends, code),
    })),
    challengeRules: publishedRules('ai-challenge', code),
  };
}

import { contestRules, type ContestId } from '@kongres/content/facts/contests';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay } from '@kongres/content/format/date';

export type PublishedRules = ReturnType<typeof findPublishedRules>;

/** Null before the rules are published. */
export function findPublishedRules(contest: ContestId, code: LanguageCode) {
  const row = contestRules.find(({ id }) => id === contest);
  return row ? { address: row.address, deadline: formatDay(row.deadline, code, 'long') } : null;
}

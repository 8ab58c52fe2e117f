import { contestRules, type ContestId } from '@kongres/content/facts/contests';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay } from '@kongres/content/format/date';

export type PublishedRules = ReturnType<typeof publishedRules>;

/** Where the rules of a contest stand and until when it can be entered; null before they are published. */
export function publishedRules(contest: ContestId, code: LanguageCode) {
  const row = contestRules.find(({ id }) => id === contest);
  return row ? { address: row.address, deadline: formatDay(row.deadline, code, 'long') } : null;
}

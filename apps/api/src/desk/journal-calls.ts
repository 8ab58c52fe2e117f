import { journalAnswer, journalQuery } from '@kongres/contract/desk/journal';
import { pageOfDeeds } from '../journal/journal-queries.ts';
import type { DeskCalls } from './serve-calls.ts';

const pageSize = 100;

export function serveJournal({ serve }: DeskCalls): void {
  serve('journal', { query: journalQuery, answer: journalAnswer }, async ({ query, context }) => {
    const deeds = await pageOfDeeds(context.pool, {
      before: query.before === undefined ? null : Number(query.before),
      number: query.order === undefined ? null : Number(query.order),
      limit: pageSize + 1,
    });
    const shown = deeds.slice(0, pageSize);
    return {
      deeds: shown.map((deed) => ({ ...deed, at: deed.at.toISOString() })),
      next: deeds.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    };
  });
}

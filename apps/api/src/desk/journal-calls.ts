import { journalAnswer, journalQuery } from '@kongres/contract/desk/journal';
import { pageOfDeeds } from '../journal/journal-queries.ts';
import { pageLimit, pageOf } from './page-of.ts';
import type { DeskCalls } from './serve-calls.ts';

export function serveJournal({ serve }: DeskCalls): void {
  serve('journal', { query: journalQuery, answer: journalAnswer }, async ({ query, context }) => {
    const deeds = await pageOfDeeds(context.pool, {
      before: query.before === undefined ? null : Number(query.before),
      number: query.order === undefined ? null : Number(query.order),
      limit: pageLimit,
    });
    const { shown, next } = pageOf(deeds, ({ id }) => id);
    return {
      deeds: shown.map((deed) => ({ ...deed, at: deed.at.toISOString() })),
      next,
    };
  });
}

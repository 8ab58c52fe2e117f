import { journalAnswer, journalQuery } from '@kongres/contract/desk/settings/journal';
import { pageOfDeeds } from '../../../platform/audit-log/journal-queries.ts';
import { pageLimit, pageOf } from '../../http/page-of.ts';
import type { DeskCalls } from '../../http/serve-calls.ts';

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

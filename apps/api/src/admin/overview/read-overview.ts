import { editionStarts } from '@kongres/content/facts/phases';
import { waitingKinds } from '@kongres/contract/desk/sales/overview';
import type { Context } from '../../platform/context.ts';
import { atOneMoment } from '../../platform/db/connection.ts';
import { pageOfOrders } from '../../sales/orders/order-list-queries.ts';
import { addDays, dayOf } from '../../sales/reports/calendar-days.ts';
import { patience } from '../../sales/reports/report-queries.ts';
import { listStock } from '../../sales/quotas/list-stock.ts';
import {
  countLanguages,
  listWaiting,
  readSoldInAll,
  readSoldSince,
  type SoldOnDay,
} from './overview-queries.ts';

const daysShown = 30;
const latestShown = 9;

/** Everything that an organiser wants to know in the morning, all of one moment. */
export async function readOverview({
  pool,
  now,
  edition,
}: Pick<Context, 'pool' | 'now' | 'edition'>) {
  const moment = now();
  const today = dayOf(moment);
  const days = Array.from({ length: daysShown }, (_, index) =>
    addDays(today, index + 1 - daysShown),
  );
  return await atOneMoment(pool, async (db) => {
    const sold = await readSoldSince(db, { since: days[0] ?? today, now: moment });
    const of = (day: string) => sold.find((each) => each.day === day) ?? nothingOn(day);
    const waiting = await listWaiting(db, { now: moment, patience });
    return {
      now: moment,
      daysLeft: daysUntil(dayOf(edition.now())),
      today: of(today),
      yesterdayUntilNow: of(addDays(today, -1)).untilNow,
      week: sum(days.filter((day) => day >= mondayOf(today)).map(of)),
      total: await readSoldInAll(db),
      days: days.map(of),
      waiting: waitingKinds.flatMap((kind) => {
        const found = waiting.find((row) => row.kind === kind);
        return found ? [{ ...found, kind }] : [];
      }),
      stock: await listStock(db, edition),
      languages: await countLanguages(db),
      latest: await pageOfOrders(db, { limit: latestShown }),
    };
  });
}

function nothingOn(day: string): SoldOnDay {
  return { day, tickets: 0, netMinor: 0, grossMinor: 0, untilNow: 0 };
}

function sum(days: readonly SoldOnDay[]) {
  return days.reduce(
    (all, { tickets, netMinor, grossMinor }) => ({
      tickets: all.tickets + tickets,
      netMinor: all.netMinor + netMinor,
      grossMinor: all.grossMinor + grossMinor,
    }),
    { tickets: 0, netMinor: 0, grossMinor: 0 },
  );
}

function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** By the calendar, not by the hour; null once the first day has come. */
function daysUntil(today: string): number | null {
  const left = (Date.parse(dayOf(editionStarts)) - Date.parse(today)) / 86_400_000;
  return left > 0 ? left : null;
}

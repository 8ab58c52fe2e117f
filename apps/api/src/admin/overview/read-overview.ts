import { editionStart } from '@kongres/content/facts/phases';
import { attentionKinds } from '@kongres/contract/desk/sales/overview';
import type { Context } from '../../platform/context.ts';
import { inReadSnapshot } from '../../platform/db/connection.ts';
import { listOrders } from '../../sales/orders/order-list.queries.ts';
import { addDays, toCalendarDay } from '../../sales/reports/calendar-days.ts';
import { lateAfterSeconds } from '../../sales/reports/report.queries.ts';
import { listQuotas } from '../../sales/quotas/list-quotas.ts';
import { toQuotaResponse } from './quota-response.ts';
import {
  countTicketsByLanguage,
  listNeedsAttention,
  readTotalSales,
  readDailySales,
  type DailySales,
} from './overview.queries.ts';

const shownDays = 30;
const shownOrders = 9;

export async function readOverview({
  pool,
  now,
  edition,
}: Pick<Context, 'pool' | 'now' | 'edition'>) {
  const moment = now();
  const today = toCalendarDay(moment);
  const days = Array.from({ length: shownDays }, (_, index) =>
    addDays(today, index + 1 - shownDays),
  );
  return await inReadSnapshot(pool, async (db) => {
    const sold = await readDailySales(db, { since: days[0] ?? today, now: moment });
    const salesOn = (day: string) => sold.find((row) => row.day === day) ?? createEmptyDay(day);
    const attentionRows = await listNeedsAttention(db, {
      now: moment,
      maxDelaySeconds: lateAfterSeconds,
    });
    return {
      now: moment,
      daysLeft: countDaysUntilOpening(toCalendarDay(edition.now())),
      today: salesOn(today),
      yesterdayUntilNow: salesOn(addDays(today, -1)).untilNow,
      week: sumSales(days.filter((day) => day >= getMonday(today)).map(salesOn)),
      total: await readTotalSales(db),
      days: days.map(salesOn),
      needsAttention: attentionKinds.flatMap((kind) => {
        const found = attentionRows.find((row) => row.kind === kind);
        return found ? [{ ...found, kind }] : [];
      }),
      quotas: (await listQuotas(db, edition)).map(toQuotaResponse),
      languages: await countTicketsByLanguage(db),
      latestOrders: await listOrders(db, { limit: shownOrders }),
    };
  });
}

function createEmptyDay(day: string): DailySales {
  return { day, tickets: 0, netMinor: 0, grossMinor: 0, untilNow: 0 };
}

function sumSales(days: readonly DailySales[]) {
  return days.reduce(
    (total, { tickets, netMinor, grossMinor }) => ({
      tickets: total.tickets + tickets,
      netMinor: total.netMinor + netMinor,
      grossMinor: total.grossMinor + grossMinor,
    }),
    { tickets: 0, netMinor: 0, grossMinor: 0 },
  );
}

function getMonday(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** In calendar days; null once the first day has come. */
function countDaysUntilOpening(today: string): number | null {
  const left = (Date.parse(toCalendarDay(editionStart)) - Date.parse(today)) / 86_400_000;
  return left > 0 ? left : null;
}

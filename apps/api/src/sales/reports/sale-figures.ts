import { alarmKinds } from '../../platform/incidents/alarm-kinds.ts';
import type { Connection } from '../../platform/db/connection.ts';
import { isHolding, states } from '../orders/order.ts';
import { exhaustedQueue, queues } from '../../platform/queue/queues.ts';
import { sumOf, validTickets } from './order-groups.ts';
import { listLateMails, readOrderGroups } from './report-queries.ts';
import { readStock } from '../quotas/stock-queries.ts';
import type { Figure } from '../../platform/metrics/figure.ts';
import {
  countAlarmsByKind,
  readServerState,
  readWaitingJobs,
} from '../../platform/metrics/watch-queries.ts';

/**
 * What the database says of the sale at this moment. Every queue, state and kind is named even where there is nothing to
 * count: a figure that is missing would look like one that is fine.
 */
export async function readSaleFigures(db: Connection, now: Date): Promise<Figure[]> {
  const groups = await readOrderGroups(db, now);
  const stock = await readStock(db);
  const [lateMail] = await listLateMails(db, now, 1);
  const waiting = await readWaitingJobs(db, now);
  const alarms = await countAlarmsByKind(db);
  const { archiveAge, standbys } = await readServerState(db);
  const orders = (of: (group: (typeof groups)[number]) => boolean) =>
    sumOf(groups.filter(of), 'orders');
  const queueNames = [...Object.keys(queues), exhaustedQueue.name];
  const byQueue = (of: 'jobs' | 'oldest') => ({
    label: 'queue',
    of: named(queueNames, (name) => waiting.find(({ queue }) => queue === name)?.[of] ?? 0),
  });
  const drift = stock.map(({ ticket, held, sold }) => {
    const own = groups.filter((group) => group.ticket === ticket && group.isCounted);
    const holding = own.filter(({ state }) => isHolding(state));
    return Math.abs(sold - validTickets(own)) + Math.abs(held - sumOf(holding, 'orders'));
  });
  return [
    {
      name: 'kongres_orders',
      help: 'Orders by state',
      values: {
        label: 'state',
        of: named(states, (each) => orders(({ state }) => state === each)),
      },
    },
    {
      name: 'kongres_paid_without_ticket',
      help: 'Orders that are paid and have no valid ticket',
      values: orders(({ state, hasValidTicket }) => state === 'paid' && !hasValidTicket),
    },
    {
      name: 'kongres_holds_overdue',
      help: 'Unpaid orders that still hold a ticket after their time',
      values: orders(({ isStuck }) => isStuck),
    },
    {
      name: 'kongres_counters_off',
      help: 'By how many tickets the counters differ from the orders',
      values: drift.reduce((sum, each) => sum + each, 0),
    },
    {
      name: 'kongres_mails_late',
      help: 'Mails about orders that should have gone by now',
      values: lateMail?.all ?? 0,
    },
    { name: 'kongres_queue_jobs', help: 'Jobs that are not done yet', values: byQueue('jobs') },
    {
      name: 'kongres_queue_oldest_seconds',
      help: 'Age of the oldest job that is not done yet',
      values: byQueue('oldest'),
    },
    {
      name: 'kongres_alarms_open',
      help: 'Alarms that nobody has settled',
      values: {
        label: 'kind',
        of: named(
          [...Object.keys(alarmKinds), ...alarms.map(({ kind }) => kind)],
          (name) => alarms.find(({ kind }) => kind === name)?.alarms ?? 0,
        ),
      },
    },
    {
      name: 'kongres_archive_age_seconds',
      help: 'Time since a piece of the write-ahead log was archived; since the server began, if none ever was',
      values: archiveAge,
    },
    {
      name: 'kongres_standbys',
      help: 'Servers that follow the database',
      values: standbys,
    },
  ];
}

function named(names: readonly string[], value: (name: string) => number): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, value(name)]));
}

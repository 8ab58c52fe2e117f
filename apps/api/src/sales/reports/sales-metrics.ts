import { incidentKinds } from '../../platform/incidents/incident-kinds.ts';
import type { Connection } from '../../platform/db/connection.ts';
import { isHolding, states } from '../orders/order.ts';
import { deadLetterQueue, queueOptions } from '../../platform/queue/queues.ts';
import { sumGroups, countValidTickets } from './order-groups.ts';
import { listLateEmails, readOrderGroups } from './report.queries.ts';
import { readQuotas } from '../quotas/quota.queries.ts';
import type { Metric } from '../../platform/metrics/metric.ts';
import {
  countOpenIncidents,
  readServerState,
  readPendingJobs,
} from '../../platform/metrics/metrics.queries.ts';

/**
 * Reads the metrics of sales and queues. Lists every queue, state and kind even at zero, because a
 * missing series would not trigger alerts.
 */
export async function readSalesMetrics(db: Connection, now: Date): Promise<Metric[]> {
  const groups = await readOrderGroups(db, now);
  const quotas = await readQuotas(db);
  const [lateEmail] = await listLateEmails(db, now, 1);
  const waiting = await readPendingJobs(db, now);
  const incidents = await countOpenIncidents(db);
  const { archiveAgeSeconds: archiveAge, standbys } = await readServerState(db);
  const orders = (of: (group: (typeof groups)[number]) => boolean) =>
    sumGroups(groups.filter(of), 'orders');
  const queueNames = [...Object.keys(queueOptions), deadLetterQueue.name];
  const byQueue = (of: 'jobs' | 'oldest') => ({
    label: 'queue',
    of: mapNames(queueNames, (name) => waiting.find(({ queue }) => queue === name)?.[of] ?? 0),
  });
  const drift = quotas.map(({ ticket, held, sold }) => {
    const counted = groups.filter((group) => group.ticket === ticket && group.countsTowardsQuota);
    const holding = counted.filter(({ state }) => isHolding(state));
    return (
      Math.abs(sold - countValidTickets(counted)) + Math.abs(held - sumGroups(holding, 'orders'))
    );
  });
  return [
    {
      name: 'kongres_orders',
      help: 'Orders by state',
      values: {
        label: 'state',
        of: mapNames(states, (each) => orders(({ state }) => state === each)),
      },
    },
    {
      name: 'kongres_paid_without_ticket',
      help: 'Paid orders without a valid ticket',
      values: orders(({ state, hasValidTicket }) => state === 'paid' && !hasValidTicket),
    },
    {
      name: 'kongres_holds_overdue',
      help: 'Unpaid orders that hold a ticket after the hold expired',
      values: orders(({ isStuck }) => isStuck),
    },
    {
      name: 'kongres_quota_counter_drift',
      help: 'Difference between the quota counters and the orders, in tickets',
      values: drift.reduce((sum, each) => sum + each, 0),
    },
    {
      name: 'kongres_order_emails_late',
      help: 'Order emails that are not sent within the time limit',
      values: lateEmail?.total ?? 0,
    },
    { name: 'kongres_queue_jobs', help: 'Unfinished jobs', values: byQueue('jobs') },
    {
      name: 'kongres_queue_oldest_seconds',
      help: 'Age of the oldest unfinished job',
      values: byQueue('oldest'),
    },
    {
      name: 'kongres_incidents_open',
      help: 'Open incidents',
      values: {
        label: 'kind',
        of: mapNames(
          [...Object.keys(incidentKinds), ...incidents.map(({ kind }) => kind)],
          (name) => incidents.find(({ kind }) => kind === name)?.incidents ?? 0,
        ),
      },
    },
    {
      name: 'kongres_archive_age_seconds',
      help: 'Time since the last WAL segment was archived, or since the server started',
      values: archiveAge,
    },
    {
      name: 'kongres_standbys',
      help: 'Connected standby servers',
      values: standbys,
    },
  ];
}

function mapNames(
  names: readonly string[],
  value: (name: string) => number,
): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, value(name)]));
}

import { expect, test } from 'vitest';
import { parseMetrics } from '../../test/metrics/parse-metrics.ts';
import { insertSoldTicket } from '../../test/orders/sold-tickets.ts';
import { findFreePort } from '@kongres/tools/dev/stack/free-port';
import { startTestApi } from '../../test/test-api.ts';
import { resetShop } from '../../test/test-shop.ts';
import { registerCleanup } from '../../test/register-cleanup.ts';
import { openIncident } from '../platform/incidents/open-incident.ts';
import { inTransaction } from '../platform/db/connection.ts';
import { createPeriodicTasks } from '../platform/queue/periodic-tasks.ts';
import { createProcessMetrics } from './metrics.ts';

const shop = await startTestApi();
const { pool, owner, queue, config, log, payments } = shop;

async function startMetrics({ databaseUrl = config.databaseUrl, now = () => new Date() } = {}) {
  const metricsPort = await findFreePort();
  const tasks = createPeriodicTasks(log, now);
  const processMetrics = createProcessMetrics(
    'test',
    { databaseUrl, metricsPort },
    {
      pool,
      payments,
      log,
      now,
      tasks,
    },
  );
  await processMetrics.start();
  registerCleanup(processMetrics.stop);
  const ask = (path: string) => fetch(`http://127.0.0.1:${metricsPort}${path}`);
  return {
    ...processMetrics,
    tasks,
    ask,
    read: async () => parseMetrics(await (await ask('/metrics')).text()),
  };
}

test('reports database metrics, including zero values', async () => {
  await resetShop(pool);
  const { read } = await startMetrics();
  const initial = await read();
  expect(initial).toMatchObject({
    kongres_database_readable: 1,
    'kongres_orders{state="paid"}': 0,
    kongres_paid_without_ticket: 0,
    kongres_quota_counter_drift: 0,
    kongres_holds_overdue: 0,
    kongres_order_emails_late: 0,
    'kongres_queue_jobs{queue="dead-letter"}': 0,
    'kongres_queue_oldest_seconds{queue="order-email"}': 0,
    'kongres_incidents_open{kind="unknown_payment"}': 0,
    kongres_standbys: expect.any(Number),
  });

  const complete = await insertSoldTicket(pool);
  const withoutTicket = await insertSoldTicket(pool);
  await owner.query('delete from ticket where order_id = $1', [withoutTicket.id]);
  await insertSoldTicket(pool, { state: 'awaiting_payment', ticket: 'vip' });
  await owner.query(
    `insert into order_email (order_id, kind, queued_at) values ($1, 'ticket', now() - interval '1 hour')`,
    [complete.id],
  );
  await inTransaction(pool, (tx) =>
    openIncident(tx, queue, { kind: 'unknown_payment', subject: 'cs_1', requestId: 'test' }),
  );
  await owner.query(`update pgboss.job set created_on = now() - interval '2 hours'`);
  const current = await read();
  expect(current).toMatchObject({
    'kongres_orders{state="paid"}': 2,
    kongres_paid_without_ticket: 1,
    kongres_quota_counter_drift: 2,
    kongres_holds_overdue: 1,
    kongres_order_emails_late: 1,
    'kongres_queue_jobs{queue="incident-email"}': 1,
    'kongres_incidents_open{kind="unknown_payment"}': 1,
  });
  expect(current['kongres_queue_oldest_seconds{queue="incident-email"}']).toBeGreaterThan(7000);
});

test('omits database metrics while the database is unreachable', async () => {
  const nowhere = new URL(config.databaseUrl);
  nowhere.port = String(await findFreePort());
  const { read } = await startMetrics({ databaseUrl: nowhere.href });
  const metrics = await read();
  expect(metrics['kongres_database_readable']).toBe(0);
  expect(Object.keys(metrics)).not.toContain('kongres_paid_without_ticket');
  expect(metrics['kongres_database_pool_waiting']).toBe(0);
});

test('health fails and names periodic tasks that are late', async () => {
  let elapsed = 0;
  const { ask, tasks, read } = await startMetrics({ now: () => new Date(Date.now() + elapsed) });
  tasks.addTask(30, 'sweep-holds', () => new Promise(() => {}));
  expect((await ask('/health')).status).toBe(200);
  expect(await read()).toMatchObject({ 'kongres_periodic_task_late{task="sweep-holds"}': 0 });
  elapsed = 391_000;
  const answer = await ask('/health');
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'late', late: ['sweep-holds'] },
  ]);
  expect(await read()).toMatchObject({ 'kongres_periodic_task_late{task="sweep-holds"}': 1 });
  expect((await ask('/')).status).toBe(404);
});

test('labels request durations with the route pattern', async () => {
  const { onRequestCompleted, read } = await startMetrics();
  onRequestCompleted({ method: 'POST', route: '/api/purchase/:ticket', status: 503, seconds: 0.7 });
  expect(await read()).toMatchObject({
    'kongres_http_request_duration_seconds_bucket{le="0.5",method="POST",route="/api/purchase/:ticket",status="503"}': 0,
    'kongres_http_request_duration_seconds_bucket{le="1",method="POST",route="/api/purchase/:ticket",status="503"}': 1,
  });
});

test('continues without metrics if the port is in use', async () => {
  const { ask } = await startMetrics();
  const { port } = new URL((await ask('/health')).url);
  const second = createProcessMetrics(
    'test',
    { databaseUrl: config.databaseUrl, metricsPort: Number(port) },
    { pool, payments, log, now: () => new Date() },
  );
  await second.start();
  await second.stop();
  expect((await ask('/health')).status).toBe(200);
});

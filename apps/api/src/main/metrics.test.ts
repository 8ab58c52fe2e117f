import { expect, test } from 'vitest';
import { parseMetrics } from '../../test/watched/parse-metrics.ts';
import { insertSold } from '../../test/orders/sold-tickets.ts';
import { freePort } from '@kongres/tools/dev/stack/free-port';
import { startTestApi } from '../../test/test-api.ts';
import { emptyShop } from '../../test/test-shop.ts';
import { afterwards } from '../../test/afterwards.ts';
import { raiseAlarm } from '../platform/incidents/raise-alarm.ts';
import { inTransaction } from '../platform/db/connection.ts';
import { createRounds } from '../platform/queue/rounds.ts';
import { watchProcess } from './metrics.ts';

const shop = await startTestApi();
const { pool, owner, queue, config, log, payments } = shop;

async function startWatch({ databaseUrl = config.databaseUrl, now = () => new Date() } = {}) {
  const watchPort = await freePort();
  const rounds = createRounds(log, now);
  const watched = { pool, payments, log, now, rounds };
  const watch = watchProcess('test', { databaseUrl, watchPort }, watched);
  await watch.start();
  afterwards(watch.stop);
  const ask = (path: string) => fetch(`http://127.0.0.1:${watchPort}${path}`);
  return {
    ...watch,
    rounds,
    ask,
    read: async () => parseMetrics(await (await ask('/metrics')).text()),
  };
}

test('what the database says of the sale is told, with a zero where there is nothing', async () => {
  await emptyShop(pool);
  const { read } = await startWatch();
  const calm = await read();
  expect(calm).toMatchObject({
    kongres_database_readable: 1,
    'kongres_orders{state="paid"}': 0,
    kongres_paid_without_ticket: 0,
    kongres_counters_off: 0,
    kongres_holds_overdue: 0,
    kongres_mails_late: 0,
    'kongres_queue_jobs{queue="exhausted"}': 0,
    'kongres_queue_oldest_seconds{queue="mail"}': 0,
    'kongres_alarms_open{kind="unknown_payment"}': 0,
    kongres_standbys: expect.any(Number),
  });

  const whole = await insertSold(pool);
  const bare = await insertSold(pool);
  await owner.query('delete from ticket where order_id = $1', [bare.id]);
  // Held since last year, and never counted as held.
  await insertSold(pool, { state: 'awaiting_payment', ticket: 'vip' });
  await owner.query(
    `insert into mail (order_id, kind, queued_at) values ($1, 'ticket', now() - interval '1 hour')`,
    [whole.id],
  );
  await inTransaction(pool, (tx) =>
    raiseAlarm(tx, queue, { kind: 'unknown_payment', subject: 'cs_1', requestId: 'test' }),
  );
  await owner.query(`update pgboss.job set created_on = now() - interval '2 hours'`);
  const troubled = await read();
  expect(troubled).toMatchObject({
    'kongres_orders{state="paid"}': 2,
    kongres_paid_without_ticket: 1,
    kongres_counters_off: 2,
    kongres_holds_overdue: 1,
    kongres_mails_late: 1,
    'kongres_queue_jobs{queue="alarm"}': 1,
    'kongres_alarms_open{kind="unknown_payment"}': 1,
  });
  expect(troubled['kongres_queue_oldest_seconds{queue="alarm"}']).toBeGreaterThan(7000);
});

test('where the database is away no older figure is told', async () => {
  const nowhere = new URL(config.databaseUrl);
  nowhere.port = String(await freePort());
  const { read } = await startWatch({ databaseUrl: nowhere.href });
  const told = await read();
  expect(told['kongres_database_readable']).toBe(0);
  expect(Object.keys(told)).not.toContain('kongres_paid_without_ticket');
  expect(told['kongres_pool_waiting']).toBe(0);
});

test('a worker whose round is late is not well, and says which', async () => {
  let moved = 0;
  const { ask, rounds, read } = await startWatch({ now: () => new Date(Date.now() + moved) });
  rounds.every(30, 'sweep', () => new Promise(() => {}));
  expect((await ask('/health')).status).toBe(200);
  expect(await read()).toMatchObject({ 'kongres_round_late{round="sweep"}': 0 });
  moved = 391_000;
  const answer = await ask('/health');
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'late', late: ['sweep'] }]);
  expect(await read()).toMatchObject({ 'kongres_round_late{round="sweep"}': 1 });
  expect((await ask('/')).status).toBe(404);
});

test('answers are counted by their route, never by what a caller put into it', async () => {
  const { onAnswered, read } = await startWatch();
  onAnswered({ method: 'POST', route: '/api/purchase/:ticket', status: 503, seconds: 0.7 });
  expect(await read()).toMatchObject({
    'kongres_answer_seconds_bucket{le="0.5",method="POST",route="/api/purchase/:ticket",status="503"}': 0,
    'kongres_answer_seconds_bucket{le="1",method="POST",route="/api/purchase/:ticket",status="503"}': 1,
  });
});

test('a port that is taken is told in the log, and the process goes on', async () => {
  const { ask } = await startWatch();
  const { port } = new URL((await ask('/health')).url);
  const second = watchProcess(
    'test',
    { databaseUrl: config.databaseUrl, watchPort: Number(port) },
    { pool, payments, log, now: () => new Date() },
  );
  await second.start();
  await second.stop();
  expect((await ask('/health')).status).toBe(200);
});

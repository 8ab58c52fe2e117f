import assert from 'node:assert/strict';
import { readyPath } from '@kongres/contract/paths';
import { inheritedEnvironment, readStackConfig } from '../stack/config.ts';
import { Processes } from '../stack/processes.ts';
import { ask, type Cluster, urlOf } from './database/cluster.ts';
import { Haproxy } from './database/haproxy.ts';
import { createPair, letOff, rely } from './database/pair.ts';
import { runDrillCheck } from './run-drill-check.ts';
import { missingFrom, numbersTwice, readBooks } from './sale/books.ts';
import { order } from './sale/buyers.ts';
import { startLoad } from './sale/load.ts';
import { Shop } from './sale/shop.ts';
import { secondsSince, until } from './until.ts';

/**
 * Two databases, each on a machine of its own as far as the product can tell, and HAProxy before them. The first is killed
 * under load and the second promoted; the first comes back by mistake, then as a standby; at last the standby is away.
 */
const { port } = readStackConfig(inheritedEnvironment, 'e2e');
const ports = { one: port + 10, two: port + 11, own: port + 12 };
const database = 'kongres';
const url = urlOf(ports.own, database);

await runDrillCheck('failover-drill', async () => {
  const { one, two } = await createPair(ports);
  const beside = new Processes();
  process.once('exit', () => void beside.stop());
  const haproxy = new Haproxy(one.folder, ports);
  beside.start('haproxy', ...haproxy.command);
  await until('HAProxy leads to the first', async () => (await ledTo()) === ports.one);
  const shop = await Shop.open(url);
  try {
    const failover = await killThePrimary(shop, one, two);
    await bringBackByMistake(shop, one, two, haproxy);
    const away = await loseTheStandby(shop, one, two);
    return [failover, away].join('; ');
  } finally {
    await shop.close();
    await beside.stop();
    await Promise.all([one.kill(), two.kill()]);
  }
});

async function killThePrimary(shop: Shop, one: Cluster, two: Cluster): Promise<string> {
  const load = startLoad(shop);
  await until('the sale is under way', () => load.paid.length >= 30);
  const before = await readBooks(url);
  const killed = Date.now();
  await one.kill();
  await until('the API says that it cannot sell', async () => !(await isReady(shop)));
  const noticed = secondsSince(killed);
  // What the operator types on the standby.
  const promoted = Date.now();
  await letOff(two);
  await two.query('select pg_promote()');
  await shop.ready();
  const ready = secondsSince(promoted);
  const sinceThen = Date.now();
  await until('it sells again', () => load.paid.filter(({ at }) => at > sinceThen).length >= 30);
  await load.end();

  const sessions = load.paid.map(({ session }) => session);
  const withTicket = await untilTickets(sessions);
  const books = await readBooks(url);
  const known = new Set(books.map(({ session }) => session));
  const lost = sessions.filter((session) => !known.has(session));
  const figure = `the API notices after ${noticed.toFixed(0)} s, is ready ${ready.toFixed(0)} s after the standby is promoted, ${sessions.length} paid, ${withTicket} with a ticket, ${lost.length} orders lost, ${told(load.refused)} in between`;
  console.log(figure);
  assert.deepEqual(lost, []);
  assert.equal(withTicket, sessions.length);
  assert.deepEqual(numbersTwice(before, books), []);
  const settled = before.filter(({ state }) => state === 'paid');
  assert(settled.length > 0, 'nobody had paid before');
  assert.deepEqual(missingFrom(books, settled), []);
  assert.deepEqual([...load.refused.keys()].filter(isNoRefusal), []);
  return figure;
}

/** Its machine was switched on again and nobody told it: it takes itself for the primary, and must sell nothing. */
async function bringBackByMistake(
  shop: Shop,
  one: Cluster,
  two: Cluster,
  haproxy: Haproxy,
): Promise<void> {
  await one.start();
  const old = await readBooks(one.url(database));
  await until('HAProxy takes both for primaries', async () => {
    return (await haproxy.isUp('kongres_one')) && (await haproxy.isUp('kongres_two'));
  });
  for (let n = 0; n < 8; n += 1) {
    const { session, status } = await order(shop);
    assert.equal(status, 200);
    assert.equal(await ledTo(), ports.two);
    const known = (await readBooks(two.url(database))).map(({ session: theirs }) => theirs);
    assert(known.includes(session), 'a sale is not in the books of the new primary');
  }
  assert.deepEqual(await readBooks(one.url(database)), old);

  await one.destroy();
  await one.follow(two);
  await one.start();
  await rely(two);
  console.log('the old primary came back by mistake and sold nothing, then as a standby');
}

/** The only standby is away: nobody is sold what one machine alone knows of, until the operator says so. */
async function loseTheStandby(shop: Shop, one: Cluster, two: Cluster): Promise<string> {
  const load = startLoad(shop, { buyers: 24 });
  await until('the sale is under way', () => load.paid.length >= 10);
  await one.kill();
  await until('sales wait for the standby', async () => (await waitingFor(two)) > 0);
  // More than there are connections: whoever finds none is told so.
  await until('buyers are refused', () => load.refused.size > 0);
  const waited = load.paid.length;
  const typed = Date.now();
  await letOff(two);
  await until('it sells again', () => load.paid.length >= waited + 10);
  const seconds = secondsSince(typed);
  await shop.ready();
  await load.end();
  const sessions = load.paid.map(({ session }) => session);
  const withTicket = await untilTickets(sessions);
  const figure = `a standby that is away stops sales, ${seconds.toFixed(0)} s after it is let off ten more are sold, ${sessions.length} paid, ${withTicket} with a ticket, ${told(load.refused)}`;
  console.log(figure);
  assert.equal(withTicket, sessions.length);
  assert.deepEqual([...load.refused.keys()].filter(isNoRefusal), []);
  return figure;
}

/** How many of these have a ticket, once all have or after minutes. */
async function untilTickets(sessions: readonly string[]): Promise<number> {
  const count = async () => {
    const valid = (await readBooks(url)).filter(({ state, code }) => state === 'paid' && code);
    const known = new Set(valid.map(({ session }) => session));
    return sessions.filter((session) => known.has(session)).length;
  };
  await until('every payment is a ticket', async () => (await count()) === sessions.length, {
    seconds: 600,
  }).catch(() => {});
  return await count();
}

async function isReady({ origins }: Shop): Promise<boolean> {
  const answers = await Promise.all(origins.map((origin) => fetch(origin + readyPath)));
  return answers.every(({ ok }) => ok);
}

/** The port of the database behind HAProxy. */
async function ledTo(): Promise<number | undefined> {
  const [row] = await ask<{ port: number }>(urlOf(ports.own, 'postgres'), 'show port');
  return Number(row?.port);
}

async function waitingFor(primary: Cluster): Promise<number> {
  const [row] = await primary.query<{ count: number }>(
    "select count(*)::int from pg_stat_activity where wait_event = 'SyncRep'",
  );
  return row?.count ?? 0;
}

/** Whoever cannot be sold a ticket is told so: nothing else counts as a refusal. */
function isNoRefusal(status: number): boolean {
  return status !== 503;
}

function told(refused: ReadonlyMap<number, number>): string {
  const all = [...refused.values()].reduce((sum, count) => sum + count, 0);
  return `${all} refused`;
}

import assert from 'node:assert/strict';
import { inheritedEnvironment, readStackConfig } from '../lib/config.ts';
import { BackedUpCluster } from './database/backups.ts';
import { runDrillCheck } from './run-drill-check.ts';
import {
  describeMissingOrders,
  findDuplicateNumbers,
  type Order,
  readOrders,
} from './sale/orders.ts';
import { sellTickets } from './sale/buyers.ts';
import { Shop } from './sale/shop.ts';
import { getSecondsSince, waitUntil } from './wait-until.ts';

/**
 * Sells, destroys the database with its disk and restores it, twice: to a point in time and to the end of the archive.
 * Each time the remaining orders are recovered from the payment provider, and a full backup follows.
 */
const { port } = readStackConfig(inheritedEnvironment, 'e2e');
const database = 'kongres';

await runDrillCheck('restore-drill', async () => {
  const backed = await BackedUpCluster.create(port + 10);
  const { cluster } = backed;
  const url = cluster.url(database);
  const shop = await Shop.open(url);
  try {
    const backupSeconds = await fullBackup();
    await sellTickets(shop, url, 60);
    const before = await readOrders(url);
    const moment = await nextSecond();
    await sellTickets(shop, url, 40);
    const archivedSeconds = await archived();
    printLine(`the last sale is archived after ${archivedSeconds.toFixed(0)} s`);
    // One minute, plus the time to archive a file on a busy machine.
    assert(archivedSeconds < 120, 'the archive is more than a minute late');

    const toMoment = await destroyAndRestore('to a moment', moment);
    assert.deepEqual(toMoment.restored, before, 'the restored state differs');
    await sellTickets(shop, url, 24);
    await archived();
    await sellTickets(shop, url, 16);
    const toEnd = await destroyAndRestore('to the end of the archive');
    assert(toEnd.lost > 0, 'nothing was lost, so the drill proves nothing');
    await sellTickets(shop, url, 8);

    const { all, readable } = backed.listStoredFiles();
    assert.deepEqual(readable, [], 'some stored files are not encrypted');
    return [
      toMoment.figure,
      toEnd.figure,
      `a sale is in the archive after ${archivedSeconds.toFixed(0)} s, a full backup takes ${backupSeconds.toFixed(0)} s`,
      `${all.length} files stored, all encrypted`,
    ].join('; ');
  } finally {
    await shop.close();
    await backed.close();
  }

  async function destroyAndRestore(how: string, moment?: string) {
    const before = await readOrders(url);
    const destroyed = Date.now();
    await cluster.destroy();
    await shop.stop();
    await backed.restore(moment);
    await waitUntil('the database is writable', isPrimary);
    const restored = await readOrders(url);
    await shop.start();
    await sellTickets(shop, url, 8);
    const sellsAfter = getSecondsSince(destroyed);
    const sold = await readOrders(url);

    const result = await shop.recover();
    const recoveredAfter = getSecondsSince(destroyed);
    const after = await readOrders(url);
    await fullBackup();
    const recovered = result.recovered.length + result.refunding.length;
    const lost = listMissingOrders(restored, before);
    const lostPaid = lost.filter(({ code }) => code);
    const figure = `${how}: sells after ${sellsAfter.toFixed(0)} s, ${lost.length} orders lost, ${recovered} of ${lostPaid.length} paid ones recovered after ${recoveredAfter.toFixed(0)} s`;
    printLine(figure);

    assert.deepEqual(describeMissingOrders(before, restored), []);
    assert.deepEqual(result.failed, []);
    assert.equal(recovered, lostPaid.length);
    const withTicket = before.filter(({ code }) => code);
    assert.deepEqual(describeMissingOrders(after, [...withTicket, ...sold]), []);
    assert.deepEqual(findDuplicateNumbers(before, after), []);
    assert.deepEqual(await shop.recover(), { recovered: [], refunding: [], failed: [] });
    return { restored, lost: lost.length, figure };
  }

  async function fullBackup(): Promise<number> {
    const started = Date.now();
    await backed.backUp();
    return getSecondsSince(started);
  }

  async function isPrimary(): Promise<boolean> {
    const [row] = await cluster.query<{ isStandby: boolean }>(
      'select pg_is_in_recovery() as "isStandby"',
    );
    return row?.isStandby === false;
  }

  async function nextSecond(): Promise<string> {
    const [row] = await cluster.query<{ moment: string }>(
      `select (date_trunc('second', clock_timestamp()) + interval '1 second')::text as moment`,
    );
    const moment = row?.moment ?? '';
    await waitUntil('the instant has passed', async () => {
      const [now] = await cluster.query<{ isOver: boolean }>(
        `select clock_timestamp() > '${moment}' as "isOver"`,
      );
      return now?.isOver ?? false;
    });
    return moment;
  }

  /** Waits until the current WAL file is archived; returns the seconds. */
  async function archived(): Promise<number> {
    const [now] = await cluster.query<{ file: string }>(
      'select pg_walfile_name(pg_current_wal_lsn()) as file',
    );
    return await waitUntil('the WAL file is archived', async () => {
      const [row] = await cluster.query<{ last: string }>(
        'select last_archived_wal as last from pg_stat_archiver',
      );
      return Boolean(now && row && row.last >= now.file);
    });
  }
});

function listMissingOrders(books: readonly Order[], expected: readonly Order[]): Order[] {
  const ids = new Set(books.map(({ id }) => id));
  return expected.filter(({ id }) => !ids.has(id));
}

function printLine(line: string) {
  console.log(line);
}

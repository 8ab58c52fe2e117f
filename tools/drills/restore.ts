import assert from 'node:assert/strict';
import { inheritedEnvironment, readStackConfig } from '../lib/config.ts';
import { BackedUpCluster } from './database/backups.ts';
import { runDrillCheck } from './run-drill-check.ts';
import { missingFrom, numbersTwice, type Order, readBooks } from './sale/books.ts';
import { sell } from './sale/buyers.ts';
import { Shop } from './sale/shop.ts';
import { secondsSince, until } from './until.ts';

/**
 * Sells, destroys the database with its disk and brings everything back, twice: to a moment, as after a mistake, and as
 * far as the archive goes, as after a crash. Each time the rest comes from the payment provider, and a full backup
 * follows: the second restore starts from it.
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
    await sell(shop, url, 60);
    const kept = await readBooks(url);
    const moment = await nextSecond();
    await sell(shop, url, 40);
    const archivedSeconds = await archived();
    say(`the archive has the last sale after ${archivedSeconds.toFixed(0)} s`);
    // A minute, and the time that a file takes to its place on a busy machine.
    assert(archivedSeconds < 120, 'the archive is more than a minute behind');

    const toMoment = await destroyAndRestore('to a moment', moment);
    assert.deepEqual(toMoment.restored, kept, 'the moment is not as it was');
    await sell(shop, url, 24);
    await archived();
    await sell(shop, url, 16);
    const toEnd = await destroyAndRestore('to the end of the archive');
    assert(toEnd.lost > 0, 'nothing was lost, so nothing was shown');
    await sell(shop, url, 8);

    const { all, readable } = backed.stored();
    assert.deepEqual(readable, [], 'somebody else could read what is stored');
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
    const before = await readBooks(url);
    const destroyed = Date.now();
    await cluster.destroy();
    await shop.stop();
    await backed.restore(moment);
    await until('the database takes sales', isPrimary);
    const restored = await readBooks(url);
    await shop.start();
    await sell(shop, url, 8);
    const sellsAfter = secondsSince(destroyed);
    const sold = await readBooks(url);

    const result = await shop.recover();
    const recoveredAfter = secondsSince(destroyed);
    const after = await readBooks(url);
    await fullBackup();
    const recovered = result.recovered.length + result.refunding.length;
    const lost = missing(restored, before);
    const lostPaid = lost.filter(({ code }) => code);
    const figure = `${how}: sells after ${sellsAfter.toFixed(0)} s, ${lost.length} orders lost, ${recovered} of ${lostPaid.length} paid ones recovered after ${recoveredAfter.toFixed(0)} s`;
    say(figure);

    // Nobody of an abandoned time comes back: whoever is there was there.
    assert.deepEqual(missingFrom(before, restored), []);
    assert.deepEqual(result.failed, []);
    assert.equal(recovered, lostPaid.length);
    // To the last ticket: whoever had one has the same again, and whoever bought meanwhile keeps theirs.
    const withTicket = before.filter(({ code }) => code);
    assert.deepEqual(missingFrom(after, [...withTicket, ...sold]), []);
    assert.deepEqual(numbersTwice(before, after), []);
    assert.deepEqual(await shop.recover(), { recovered: [], refunding: [], failed: [] });
    return { restored, lost: lost.length, figure };
  }

  async function fullBackup(): Promise<number> {
    const started = Date.now();
    await backed.backUp();
    return secondsSince(started);
  }

  async function isPrimary(): Promise<boolean> {
    const [row] = await cluster.query<{ isStandby: boolean }>(
      'select pg_is_in_recovery() as "isStandby"',
    );
    return row?.isStandby === false;
  }

  /** A moment as a person would write it, once it is over. */
  async function nextSecond(): Promise<string> {
    const [row] = await cluster.query<{ moment: string }>(
      `select (date_trunc('second', clock_timestamp()) + interval '1 second')::text as moment`,
    );
    const moment = row?.moment ?? '';
    await until('the moment is over', async () => {
      const [now] = await cluster.query<{ isOver: boolean }>(
        `select clock_timestamp() > '${moment}' as "isOver"`,
      );
      return now?.isOver ?? false;
    });
    return moment;
  }

  /** Until the archive has what was sold so far, by itself; returns the seconds. */
  async function archived(): Promise<number> {
    const [now] = await cluster.query<{ file: string }>(
      'select pg_walfile_name(pg_current_wal_lsn()) as file',
    );
    return await until('the archive has it', async () => {
      const [row] = await cluster.query<{ last: string }>(
        'select last_archived_wal as last from pg_stat_archiver',
      );
      return Boolean(now && row && row.last >= now.file);
    });
  }
});

function missing(books: readonly Order[], expected: readonly Order[]): Order[] {
  const ids = new Set(books.map(({ id }) => id));
  return expected.filter(({ id }) => !ids.has(id));
}

function say(line: string) {
  console.log(line);
}

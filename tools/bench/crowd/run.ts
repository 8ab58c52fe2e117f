import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { localSecrets } from '@kongres/api/platform/config/local-secrets';
import { signStreamPath } from '@kongres/api/live/streaming/stream-path';
import { edition } from '@kongres/content/facts/edition';
import { toIsoInstant } from '@kongres/content/format/date';
import { boardPath, congressRenewSeatPath, roomChatFile } from '@kongres/contract/paths';
import { describeMachine } from '../../acceptance/machine.ts';
import { rootFolder } from '../../lib/folders.ts';
import { getLiveFolder } from '../../dev/stack/nginx-files.ts';
import { exitOnRefusal } from '../../lib/refusal.ts';
import { sellTickets } from '../visitors/sell.ts';
import { startProduct } from '../visitors/start-product.ts';
import { writeFigures } from '../write-figures.ts';
import { createAttendees } from './attendees.ts';
import { toClientAddress, sendMessages, renewSeats, toRenewalBody } from './renew.ts';
import { formatCrowdTable } from './table.ts';
import { simulateViewers } from './viewers.ts';
import { runWrk } from './wrk.ts';

const count = 10_000;
const seconds = 300;
const saturationSeconds = 15;
const outageSeconds = 60;
const room = 'a';

const product = await exitOnRefusal(() =>
  startProduct({ EDITION_CLOCK: toIsoInstant(edition.firstDay, '11:00') }),
);
try {
  const { origin, stripe, folder, owner, apiOrigins } = product;
  await owner.query(
    `insert into live_room (id, source, is_open) values ($1, '{"kind": "stream"}', true)`,
    [room],
  );
  const roomFolder = join(getLiveFolder(folder), room);
  mkdirSync(roomFolder);
  const sample = join(rootFolder, 'apps/web/public/stream-test/main.m3u8');
  copyFileSync(sample, join(roomFolder, 'main.m3u8'));
  const people = await createAttendees(owner, count, room);
  const attendeeScript = [join(import.meta.dirname, 'inside.lua'), buildRoomPath(), boardPath];
  await sendMessages(origin, people, { room, perSecond: 20, seconds: 5 });

  console.log('each endpoint alone');
  const alone = { connections: 200, threads: 2, seconds: saturationSeconds };
  const board = await runWrk(origin + boardPath, alone);
  const roomFile = await runWrk(origin + buildRoomPath(), alone);
  const renewals = await measureRenewals();
  console.log({ board, talk: roomFile, renewals });

  console.log(`${count} people for ${seconds} s`);
  const [reads, renewed, messages, sold] = await Promise.all([
    runWrk(origin, { connections: count, threads: 2, seconds, script: attendeeScript }),
    renewSeats(origin, people, { room, everySeconds: 40, seconds }),
    sendMessages(origin, people.slice(2000), { room, perSecond: 5, seconds }),
    sellTickets({ site: origin, stripe }, { perSecond: 1, seconds }),
  ]);
  console.log({ asked: reads, renewed, said: messages, sold });

  const viewers = people.slice(-200);
  const outage = (start: () => Promise<unknown>) =>
    Promise.all([
      simulateViewers(origin, viewers, { room, seconds: outageSeconds + 60 }),
      sleep(45_000).then(start),
    ]);
  console.log('a minute without the API');
  const [withoutApi] = await outage(() => product.runWithoutApi(() => sleep(outageSeconds * 1000)));
  console.log(withoutApi);
  console.log('a minute without PostgreSQL');
  const [withoutDatabase] = await outage(pauseDatabase);
  console.log(withoutDatabase);

  const figures = formatCrowdTable({
    count,
    seconds,
    board,
    roomFile,
    renewals,
    reads,
    renewed,
    messages,
    sold,
    withoutApi,
    withoutDatabase,
  });
  console.log(figures);
  await writeFigures(
    'crowd',
    `Measured on ${new Date().toISOString().slice(0, 10)}. Machine: ${describeMachine()}; load, payment provider and mail server of the run share it.

${figures}`,
  );

  /** The signed path for attendees, valid for the whole run. */
  function buildRoomPath(): string {
    const now = new Date(Date.now() + 3_600_000);
    return signStreamPath(localSecrets.LIVE_SECRET, { room, ticket: '1-1', now }) + roomChatFile;
  }

  async function measureRenewals() {
    const list = join(folder, 'renewals.txt');
    const lines = people.map(
      (person, n) =>
        `${person.token} ${JSON.stringify(toRenewalBody(person, room))} ${toClientAddress(n)}`,
    );
    writeFileSync(list, `${lines.join('\n')}\n`);
    const script = [join(import.meta.dirname, 'renew.lua'), list];
    const runs = await Promise.all(
      apiOrigins.map((api) =>
        runWrk(api + congressRenewSeatPath, {
          connections: 20,
          seconds: saturationSeconds,
          script,
        }),
      ),
    );
    return {
      perSecond: runs.reduce((sum, { perSecond }) => sum + perSecond, 0),
      failed: runs.reduce((sum, { failed }) => sum + failed, 0),
    };
  }

  /** Disallows and terminates connections; connected to another database. */
  async function pauseDatabase() {
    const elsewhere = new Client({ connectionString: product.serverUrl });
    await elsewhere.connect();
    const name = product.database;
    const allow = (isAllowed: boolean) =>
      elsewhere.query(`alter database ${escapeIdentifier(name)} allow_connections ${isAllowed}`);
    await allow(false);
    await elsewhere.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    );
    await sleep(outageSeconds * 1000);
    await allow(true);
    await elsewhere.end();
  }
} finally {
  await product.stop();
}

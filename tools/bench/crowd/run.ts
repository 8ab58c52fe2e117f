import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { localSecrets } from '@kongres/api/platform/config/local-secrets';
import { streamPath } from '@kongres/api/live/streaming/stream-path';
import { edition } from '@kongres/content/facts/edition';
import { instant } from '@kongres/content/format/date';
import { boardPath, congressRenewPath, talkFile } from '@kongres/contract/paths';
import { describeMachine } from '../../acceptance/machine.ts';
import { rootFolder } from '../../lib/folders.ts';
import { liveFolderOf } from '../../dev/stack/nginx-files.ts';
import { orSayWhyNot } from '../../lib/refusal.ts';
import { sell } from '../visitors/sell.ts';
import { startProduct } from '../visitors/start-product.ts';
import { writeFigures } from '../write-figures.ts';
import { letIn } from './people.ts';
import { addressOf, chat, renewAll, renewalOf } from './renew.ts';
import { crowdTable } from './table.ts';
import { watch } from './viewers.ts';
import { runWrk } from './wrk.ts';

/** Ten thousand people inside for five minutes, what this machine could bear, and a minute without API or database. */
const count = 10_000;
const seconds = 300;
const saturationSeconds = 15;
const awaySeconds = 60;
const room = 'a';

const product = await orSayWhyNot(() =>
  startProduct({ EDITION_CLOCK: instant(edition.firstDay, '11:00') }),
);
try {
  const { origin, stripe, folder, owner, apiOrigins } = product;
  await owner.query(
    `insert into live_room (id, source, is_open) values ($1, '{"kind": "stream"}', true)`,
    [room],
  );
  const live = join(liveFolderOf(folder), room);
  mkdirSync(live);
  const sample = join(rootFolder, 'apps/web/public/stream-test/main.m3u8');
  copyFileSync(sample, join(live, 'main.m3u8'));
  const people = await letIn(owner, count, room);
  const inside = [join(import.meta.dirname, 'inside.lua'), talkWay(), boardPath];
  await chat(origin, people, { room, perSecond: 20, seconds: 5 });

  console.log('what each would bear alone');
  const alone = { connections: 200, threads: 2, seconds: saturationSeconds };
  const board = await runWrk(origin + boardPath, alone);
  const talk = await runWrk(origin + talkWay(), alone);
  const renewals = await renewalsAlone();
  console.log({ board, talk, renewals });

  console.log(`${count} people for ${seconds} s`);
  const [asked, renewed, said, sold] = await Promise.all([
    runWrk(origin, { connections: count, threads: 2, seconds, script: inside }),
    renewAll(origin, people, { room, everySeconds: 40, seconds }),
    chat(origin, people.slice(2000), { room, perSecond: 5, seconds }),
    sell({ site: origin, stripe }, { perSecond: 1, seconds }),
  ]);
  console.log({ asked, renewed, said, sold });

  const viewers = people.slice(-200);
  const outage = (start: () => Promise<unknown>) =>
    Promise.all([
      watch(origin, viewers, { room, seconds: awaySeconds + 60 }),
      sleep(45_000).then(start),
    ]);
  console.log('a minute without the API');
  const [withoutApi] = await outage(() => product.withoutApi(() => sleep(awaySeconds * 1000)));
  console.log(withoutApi);
  console.log('a minute without PostgreSQL');
  const [databaseAway] = await outage(withoutDatabase);
  console.log(databaseAway);

  const figures = crowdTable({
    count,
    seconds,
    board,
    talk,
    renewals,
    asked,
    renewed,
    said,
    sold,
    withoutApi,
    withoutDatabase: databaseAway,
  });
  console.log(figures);
  await writeFigures(
    'crowd',
    `Measured on ${new Date().toISOString().slice(0, 10)}. Machine: ${describeMachine()}; load, payment provider and mail server of the run share it.

${figures}`,
  );

  /** The way that everybody has who is inside, for as long as the run lasts. */
  function talkWay(): string {
    const now = new Date(Date.now() + 3_600_000);
    return streamPath(localSecrets.LIVE_SECRET, { room, ticket: '1-1', now }) + talkFile;
  }

  /** Past nginx, which holds each address to its share: a process after the other, both together. */
  async function renewalsAlone() {
    const list = join(folder, 'renewals.txt');
    const lines = people.map(
      (person, n) => `${person.token} ${JSON.stringify(renewalOf(person, room))} ${addressOf(n)}`,
    );
    writeFileSync(list, `${lines.join('\n')}\n`);
    const script = [join(import.meta.dirname, 'renew.lua'), list];
    const runs = await Promise.all(
      apiOrigins.map((api) =>
        runWrk(api + congressRenewPath, { connections: 20, seconds: saturationSeconds, script }),
      ),
    );
    return {
      perSecond: runs.reduce((sum, { perSecond }) => sum + perSecond, 0),
      failed: runs.reduce((sum, { failed }) => sum + failed, 0),
    };
  }

  /** Nobody is connected, and nobody can connect; who says so is in another database. */
  async function withoutDatabase() {
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
    await sleep(awaySeconds * 1000);
    await allow(true);
    await elsewhere.end();
  }
} finally {
  await product.stop();
}

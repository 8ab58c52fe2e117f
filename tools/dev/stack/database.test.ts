import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { readDatabaseServer } from '../../lib/config.ts';
import { claimDatabase, createDatabase, dropDatabase } from './database.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});

function createAddress(): string {
  const url = new URL(readDatabaseServer());
  url.pathname = `kongres_test_${randomUUID().replaceAll('-', '')}`;
  cleanups.push(() => dropDatabase(url.href));
  return url.href;
}

async function connectTo(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, application_name: 'a visitor' });
  await client.connect();
  cleanups.push(() => client.end());
  return client;
}

async function createSoldTable(url: string): Promise<void> {
  const client = await connectTo(url);
  await client.query('create table sold (ticket text)');
  await cleanups.pop()?.();
}

async function hasSold(url: string): Promise<boolean> {
  const client = await connectTo(url);
  const { rows } = await client.query("select to_regclass('sold') is not null as answer");
  await cleanups.pop()?.();
  return (rows[0] as { answer: boolean }).answer;
}

test('keeps data on restart and drops it on a fresh start', async () => {
  const url = createAddress();
  await createDatabase(url, { isNew: false });
  await createSoldTable(url);
  await createDatabase(url, { isNew: false });
  expect(await hasSold(url)).toBe(true);
  await createDatabase(url, { isNew: true });
  expect(await hasSold(url)).toBe(false);
});

test('refuses to drop a database in use', async () => {
  const url = createAddress();
  await createDatabase(url, { isNew: false });
  await createSoldTable(url);
  const visitor = await connectTo(url);
  const name = new URL(url).pathname.slice(1);
  const sentence = `The database ${name} is in use (a visitor) and was not dropped`;
  await expect(createDatabase(url, { isNew: true })).rejects.toThrow(sentence);
  await visitor.query('select from sold');
});

test('refuses a claimed database until it is released', async () => {
  const url = createAddress();
  const release = await claimDatabase(url);
  await expect(claimDatabase(url)).rejects.toThrow(`in use by pid ${process.pid}`);
  const releaseOther = await claimDatabase(createAddress());
  await releaseOther();
  await release();
  const releaseAgain = await claimDatabase(url);
  await releaseAgain();
});

test('reports an unreachable server without its password', async () => {
  await expect(claimDatabase('postgres://anna:a-secret@127.0.0.1:9/kongres')).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:9 cannot be reached as anna \((?!.*a-secret).*DATABASE_SERVER[^\n]*$/,
  );
});

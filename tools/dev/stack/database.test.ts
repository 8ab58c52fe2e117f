import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { readDatabaseServer } from '../../lib/config.ts';
import { claimDatabase, createDatabase, dropDatabase } from './database.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

function newAddress(): string {
  const url = new URL(readDatabaseServer());
  url.pathname = `kongres_test_${randomUUID().replaceAll('-', '')}`;
  endings.push(() => dropDatabase(url.href));
  return url.href;
}

async function connectTo(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, application_name: 'a visitor' });
  await client.connect();
  endings.push(() => client.end());
  return client;
}

/** What a restart must not lose. */
async function sellTo(url: string): Promise<void> {
  const client = await connectTo(url);
  await client.query('create table sold (ticket text)');
  await endings.pop()?.();
}

async function hasSold(url: string): Promise<boolean> {
  const client = await connectTo(url);
  const { rows } = await client.query("select to_regclass('sold') is not null as answer");
  await endings.pop()?.();
  return (rows[0] as { answer: boolean }).answer;
}

test('what was sold is still there after a restart, and gone after a fresh start', async () => {
  const url = newAddress();
  await createDatabase(url, { isNew: false });
  await sellTo(url);
  await createDatabase(url, { isNew: false });
  expect(await hasSold(url)).toBe(true);
  await createDatabase(url, { isNew: true });
  expect(await hasSold(url)).toBe(false);
});

test('a database that somebody is connected to is not thrown away', async () => {
  const url = newAddress();
  await createDatabase(url, { isNew: false });
  await sellTo(url);
  const visitor = await connectTo(url);
  const name = new URL(url).pathname.slice(1);
  const sentence = `The database ${name} is in use (a visitor) and stays as it is`;
  await expect(createDatabase(url, { isNew: true })).rejects.toThrow(sentence);
  // Neither was the visitor cut off.
  await visitor.query('select from sold');
});

test('a database that a running process keeps is refused to another, until that one has ended', async () => {
  const url = newAddress();
  const release = await claimDatabase(url);
  await expect(claimDatabase(url)).rejects.toThrow(`in use by pid ${process.pid}`);
  const releaseOther = await claimDatabase(newAddress());
  await releaseOther();
  await release();
  const releaseAgain = await claimDatabase(url);
  await releaseAgain();
});

test('a server that cannot be reached is one sentence without its password', async () => {
  await expect(claimDatabase('postgres://anna:a-secret@127.0.0.1:9/kongres')).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:9 cannot be reached as anna \((?!.*a-secret).*DATABASE_SERVER[^\n]*$/,
  );
});

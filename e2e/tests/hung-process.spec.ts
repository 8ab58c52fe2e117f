import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { orderPath, purchasePath } from '@kongres/contract/paths';
import { clientHeader } from '../config.ts';
import { startNginx } from '../own-nginx.ts';
import { expect, test } from '../test.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

type Name = 'one' | 'two';

let nginx: Awaited<ReturnType<typeof startNginx>>;
const processes = new Map<Name, ChildProcess>();

test.beforeAll(async () => {
  nginx = await startNginx('hung-process');
});

test.beforeEach(async () => {
  await start('one');
  await start('two');
  await bothAreUsed();
});

test.afterEach(async () => {
  await end('one');
  await end('two');
});

test.afterAll(async () => nginx.stop());

const portOf = (name: Name) => nginx.apiPorts[name === 'one' ? 0 : 1];

async function start(name: Name) {
  const file = join(import.meta.dirname, '../named-api.ts');
  processes.set(name, spawn(process.execPath, [file, String(portOf(name)), name]));
  await expect.poll(() => seenBy(name).catch(() => null), { timeout: 60_000 }).not.toBeNull();
}

async function end(name: Name) {
  const child = processes.get(name);
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

async function seenBy(name: Name): Promise<string[]> {
  return (await (await fetch(`http://127.0.0.1:${portOf(name)}/seen`)).json()) as string[];
}

let clients = 0;

/** Who answered, or the status of a refusal; each call comes from a client of its own. */
async function call(method: 'GET' | 'POST', key: string = randomUUID()): Promise<string> {
  clients += 1;
  const client = `10.0.${Math.floor(clients / 250)}.${1 + (clients % 250)}`;
  const response = await fetch(
    `${nginx.origin}${method === 'POST' ? `${purchasePath}/zzz` : orderPath}`,
    { method, headers: { [clientHeader]: client, 'Idempotency-Key': key } },
  );
  return response.ok ? await response.text() : String(response.status);
}

function callAtOnce(method: 'GET' | 'POST', times: number): Promise<string[]> {
  return Promise.all(Array.from({ length: times }, () => call(method)));
}

async function bothAreUsed() {
  await expect
    .poll(async () => [...new Set(await callAtOnce('GET', 8))].toSorted(), { timeout: 60_000 })
    .toEqual(['one', 'two']);
}

test('a process that hangs is left out, no POST reaches two processes, and it is used again when it goes on', async ({
  reportCheck,
}) => {
  const report = reportCheck('hung-process');
  processes.get('one')?.kill('SIGSTOP');

  const keys = Array.from({ length: 10 }, () => randomUUID());
  const [reads, writes] = await Promise.all([
    callAtOnce('GET', 10),
    Promise.all(keys.map((key) => call('POST', key))),
  ]);
  // Reading may be tried elsewhere; a purchase that the hung process may have read may not.
  expect(reads).toEqual(reads.map(() => 'two'));
  for (const answer of writes) expect(['two', '503']).toContain(answer);

  // From here on one call in ten seconds tries whether the process is back; all others are served.
  const after = await callAtOnce('POST', 40);
  const served = after.filter((answer) => answer === 'two').length;
  report(`of 40 calls after it was found out, ${served} served by the other process`);
  expect(served).toBeGreaterThanOrEqual(39);

  processes.get('one')?.kill('SIGCONT');
  await bothAreUsed();
  const [one, two] = [new Set(await seenBy('one')), await seenBy('two')];
  expect(two.filter((key) => one.has(key))).toEqual([]);
});

test('processes renewed one after the other cost nobody a call, also when each is remembered as away', async () => {
  await end('one');
  expect(await callAtOnce('POST', 40)).toEqual(Array.from({ length: 40 }, () => 'two'));
  await start('one');
  await end('two');
  expect(await callAtOnce('POST', 40)).toEqual(Array.from({ length: 40 }, () => 'one'));
  await start('two');
  await end('one');
  expect(await callAtOnce('POST', 40)).toEqual(Array.from({ length: 40 }, () => 'two'));
});

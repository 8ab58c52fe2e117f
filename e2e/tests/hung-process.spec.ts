import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { orderPath, purchasePath } from '@kongres/contract/paths';
import { clientHeader } from '../config.ts';
import { startNginx } from '../test-nginx.ts';
import { expect, test } from '../test.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

type ProcessName = 'one' | 'two';

let nginx: Awaited<ReturnType<typeof startNginx>>;
const processes = new Map<ProcessName, ChildProcess>();

test.beforeAll(async () => {
  nginx = await startNginx('hung-process');
});

test.beforeEach(async () => {
  await startProcess('one');
  await startProcess('two');
  await waitForBothProcesses();
});

test.afterEach(async () => {
  await killProcess('one');
  await killProcess('two');
});

test.afterAll(async () => nginx.stop());

const getPort = (name: ProcessName) => nginx.apiPorts[name === 'one' ? 0 : 1];

async function startProcess(name: ProcessName) {
  const file = join(import.meta.dirname, '../api-stub.ts');
  processes.set(name, spawn(process.execPath, [file, String(getPort(name)), name]));
  await expect.poll(() => readSeenKeys(name).catch(() => null), { timeout: 60_000 }).not.toBeNull();
}

async function killProcess(name: ProcessName) {
  const child = processes.get(name);
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exited;
}

async function readSeenKeys(name: ProcessName): Promise<string[]> {
  return (await (await fetch(`http://127.0.0.1:${getPort(name)}/seen`)).json()) as string[];
}

let clients = 0;

/** Name of the answering process, or the error status; each call has its own client address. */
async function sendCall(method: 'GET' | 'POST', key: string = randomUUID()): Promise<string> {
  clients += 1;
  const client = `10.0.${Math.floor(clients / 250)}.${1 + (clients % 250)}`;
  const response = await fetch(
    `${nginx.origin}${method === 'POST' ? `${purchasePath}/zzz` : orderPath}`,
    { method, headers: { [clientHeader]: client, 'Idempotency-Key': key } },
  );
  return response.ok ? await response.text() : String(response.status);
}

function sendConcurrentCalls(method: 'GET' | 'POST', times: number): Promise<string[]> {
  return Promise.all(Array.from({ length: times }, () => sendCall(method)));
}

async function waitForBothProcesses() {
  await expect
    .poll(async () => [...new Set(await sendConcurrentCalls('GET', 8))].toSorted(), {
      timeout: 60_000,
    })
    .toEqual(['one', 'two']);
}

test('a hung process is skipped, no POST reaches both processes, and it is used again when it resumes', async ({
  reportCheck,
}) => {
  const report = reportCheck('hung-process');
  processes.get('one')?.kill('SIGSTOP');

  const keys = Array.from({ length: 10 }, () => randomUUID());
  const [reads, writes] = await Promise.all([
    sendConcurrentCalls('GET', 10),
    Promise.all(keys.map((key) => sendCall('POST', key))),
  ]);
  // nginx retries a GET on the other process but never a POST.
  expect(reads).toEqual(reads.map(() => 'two'));
  for (const answer of writes) expect(['two', '503']).toContain(answer);

  // One call in ten seconds probes the hung process; all others are served.
  const after = await sendConcurrentCalls('POST', 40);
  const served = after.filter((answer) => answer === 'two').length;
  report(`of 40 calls after detection, ${served} served by the other process`);
  expect(served).toBeGreaterThanOrEqual(39);

  processes.get('one')?.kill('SIGCONT');
  await waitForBothProcesses();
  const [one, two] = [new Set(await readSeenKeys('one')), await readSeenKeys('two')];
  expect(two.filter((key) => one.has(key))).toEqual([]);
});

test('restarting processes one after the other loses no call', async () => {
  await killProcess('one');
  expect(await sendConcurrentCalls('POST', 40)).toEqual(Array.from({ length: 40 }, () => 'two'));
  await startProcess('one');
  await killProcess('two');
  expect(await sendConcurrentCalls('POST', 40)).toEqual(Array.from({ length: 40 }, () => 'one'));
  await startProcess('two');
  await killProcess('one');
  expect(await sendConcurrentCalls('POST', 40)).toEqual(Array.from({ length: 40 }, () => 'two'));
});

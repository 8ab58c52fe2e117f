import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const program = join(import.meta.dirname, 'await-ready.ts');

async function waitForProgram(address: string, pid: number): Promise<number> {
  const child = spawn(process.execPath, [program, address, String(pid)], { stdio: 'ignore' });
  const [status] = (await once(child, 'exit')) as [number];
  return status;
}

test('waits until the URL responds with success', async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(requests < 4 ? 503 : 200).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await waitForProgram(`http://127.0.0.1:${port}`, process.pid)).toBe(0);
  expect(requests).toBe(4);
});

test('fails when the process has ended', async () => {
  const gone = spawn(process.execPath, ['--eval', ''], { stdio: 'ignore' });
  await once(gone, 'exit');
  expect(await waitForProgram('http://127.0.0.1:9', gone.pid ?? 0)).not.toBe(0);
});

import { createServer, type AddressInfo, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { isTaken, refuseTakenPorts } from './taken-ports.ts';

const dev = { portVariable: 'DEV_PORT', port: 5173 } as const;
const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

async function listenAt(host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const port = await listenAt('127.0.0.1');
  await new Promise((resolve) => servers.pop()?.close(resolve));
  return port;
}

test('a taken port is told with who has it, as far as the machine tells, and what to do', async () => {
  const [free, taken] = [await freePort(), await listenAt('127.0.0.1')];
  await expect(refuseTakenPorts([free, taken], dev)).rejects.toThrow(
    new RegExp(`^Port ${taken} is taken(?: by .*\\bpid ${process.pid}\\)?)?: .* DEV_PORT=6173\\.$`),
  );
});

test('free ports are no reason to refuse', async () => {
  await refuseTakenPorts([await freePort(), await freePort()], dev);
});

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);
test.runIf(hasIpv6)('who listens on the other localhost only has the port, too', async () => {
  expect(await isTaken(await listenAt('::1'))).toBe(true);
});

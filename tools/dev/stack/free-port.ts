import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Not an ephemeral port: outgoing connections could take it while the server is restarted. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port for a server that is started, ended and started again. Not one that the system chose: those
 * are also given to outgoing connections, which would take it while the server is away.
 */
export async function freePort(): Promise<number> {
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

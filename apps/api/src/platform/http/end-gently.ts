import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Long enough for the proxy to have used every connection it keeps open to us once more. */
const noticeMs = 2500;
/** Whoever had connected when we stopped listening has sent the request by then. */
const lastCallMs = 1500;
/** Longer than the longest answer: Stripe is given up after five seconds. */
const patienceMs = 8000;

/**
 * An end that loses no request. First the process says that it is not ready and asks with every answer
 * to close the connection; then it stops listening, hears whoever is connected, finishes what is under way, and goes.
 */
export function endGently(app: FastifyInstance) {
  let isEnding = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isEnding) reply.header('Connection', 'close');
  });
  return {
    isEnding: () => isEnding,
    end: async () => {
      isEnding = true;
      await sleep(noticeMs);
      await stopListening(app);
      await sleep(lastCallMs);
      // Whoever is still connected after that was not asking for anything.
      setTimeout(() => app.server.closeAllConnections(), patienceMs).unref();
      await app.close();
    },
  };
}

/**
 * From here on the proxy is refused and asks another process. Connections that wait in line are accepted first, and
 * none is closed: the system would throw the former away, an HTTP server the latter, each with a request on its way.
 */
async function stopListening(app: FastifyInstance): Promise<void> {
  await nextTurn();
  Server.prototype.close.call(app.server);
}

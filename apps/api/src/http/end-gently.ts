import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Long enough for the proxy to have used every connection it keeps open to us once more. */
const noticeMs = 1500;
/** Longer than the longest answer: Stripe is given up after five seconds. */
const patienceMs = 8000;

/**
 * An end that loses no request. First the process says that it is not ready and asks with every answer
 * to close the connection; only then it stops listening, finishes what is under way, and goes.
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
      // Whoever is still connected after that was not asking for anything.
      setTimeout(() => app.server.closeAllConnections(), patienceMs).unref();
      await app.close();
    },
  };
}

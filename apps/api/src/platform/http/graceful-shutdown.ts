import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longer than nginx keeps an idle upstream connection open. */
const drainDelayMs = 2500;
/** Connections accepted before listening stopped send their request within this time. */
const lastRequestDelayMs = 1500;
/** Longer than the slowest response: calls to Stripe time out after five seconds. */
const forceCloseTimeoutMs = 8000;

/**
 * Shuts down without losing a request: reports not ready and sends `Connection: close`, stops listening,
 * serves open connections, then closes the app.
 */
export function createGracefulShutdown(app: FastifyInstance) {
  let isShuttingDown = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isShuttingDown) reply.header('Connection', 'close');
  });
  return {
    isShuttingDown: () => isShuttingDown,
    shutDown: async () => {
      isShuttingDown = true;
      await sleep(drainDelayMs);
      await stopListening(app);
      await sleep(lastRequestDelayMs);
      setTimeout(() => app.server.closeAllConnections(), forceCloseTimeoutMs).unref();
      await app.close();
    },
  };
}

/**
 * Uses net.Server.close: http.Server.close would also close idle connections on which a request may be under way.
 * Connections in the accept queue are accepted first, because closing the socket would drop them.
 */
async function stopListening(app: FastifyInstance): Promise<void> {
  await nextTurn();
  Server.prototype.close.call(app.server);
}

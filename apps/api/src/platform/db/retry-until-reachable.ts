import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import { isConnectionError } from './connection.ts';

const retryDelayMs = 500;

export async function retryUntilReachable<Result>(
  log: Logger,
  connect: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      if (!isConnectionError(error)) throw error;
      log.warn({ event: 'database_unreachable', err: error }, 'Database unreachable; retrying');
      await sleep(retryDelayMs);
    }
  }
}

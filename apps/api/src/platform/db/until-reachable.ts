import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import { isConnectionError } from './connection.ts';

const pauseMs = 500;

/** Begins something; a database that is not up yet, or cuts us off meanwhile, is waited for. */
export async function untilReachable<Result>(
  log: Logger,
  begin: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await begin();
    } catch (error) {
      if (!isConnectionError(error)) throw error;
      log.warn({ err: error }, 'the database cannot be reached, to be tried again');
      await sleep(pauseMs);
    }
  }
}

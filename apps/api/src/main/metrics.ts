import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Config } from '../platform/config/config.ts';
import { createPool } from '../platform/db/connection.ts';
import type { Logger } from '../platform/log.ts';
import { measureAnswers } from '../platform/metrics/measure-answers.ts';
import { readProcessFigures, type WatchedProcess } from './process-figures.ts';
import { readSaleFigures } from '../sales/reports/sale-figures.ts';
import { startWatchServer } from '../platform/metrics/watch-server.ts';

interface Watched extends WatchedProcess {
  log: Logger;
  now: () => Date;
}

/** Lets a process be asked how it does, if its configuration says where. */
export function watchProcess(
  name: string,
  { databaseUrl, watchPort }: Pick<Config, 'databaseUrl' | 'watchPort'>,
  { log, now, ...watched }: Watched,
) {
  if (watchPort === null) {
    return { onAnswered: () => {}, start: async () => {}, stop: async () => {} };
  }
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  let server: Awaited<ReturnType<typeof startWatchServer>> | undefined;
  return {
    onAnswered: measureAnswers(registry),
    start: async () => {
      const ownPool = createPool(databaseUrl, log, `watch ${name}`, { max: 1 });
      const given = {
        readProcessFigures: () => readProcessFigures(watched),
        readDatabaseFigures: readSaleFigures,
        listLate: () => watched.rounds?.late() ?? [],
        ownPool,
        registry,
        log,
        now,
      };
      // Whoever cannot be watched works nevertheless; that nobody answers there is an alert by itself.
      server = await startWatchServer(watchPort, given).catch(async (error: unknown) => {
        log.error({ err: error }, 'nobody can ask this process how it does');
        await ownPool.end();
        return undefined;
      });
    },
    stop: async () => await server?.close(),
  };
}

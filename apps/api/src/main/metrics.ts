import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Config } from '../platform/config/config.ts';
import { createPool } from '../platform/db/connection.ts';
import type { Logger } from '../platform/log.ts';
import { createRequestTimer } from '../platform/metrics/request-timer.ts';
import { readProcessMetrics, type ProcessMetricsSources } from './process-metrics.ts';
import { readSalesMetrics } from '../sales/reports/sales-metrics.ts';
import { startMetricsServer } from '../platform/metrics/metrics-server.ts';

interface MetricsContext extends ProcessMetricsSources {
  log: Logger;
  now: () => Date;
}

export function createProcessMetrics(
  name: string,
  { databaseUrl, metricsPort }: Pick<Config, 'databaseUrl' | 'metricsPort'>,
  { log, now, ...processSources }: MetricsContext,
) {
  if (metricsPort === null) {
    return { onRequestCompleted: () => {}, start: async () => {}, stop: async () => {} };
  }
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  let server: Awaited<ReturnType<typeof startMetricsServer>> | undefined;
  return {
    onRequestCompleted: createRequestTimer(registry),
    start: async () => {
      const metricsPool = createPool(databaseUrl, log, `metrics ${name}`, { max: 1 });
      const sources = {
        readProcessMetrics: () => readProcessMetrics(processSources),
        readDatabaseMetrics: readSalesMetrics,
        listLateTasks: () => processSources.tasks?.listLateTasks() ?? [],
        metricsPool,
        registry,
        log,
        now,
      };
      // The process continues without metrics; their absence triggers an alert.
      server = await startMetricsServer(metricsPort, sources).catch(async (error: unknown) => {
        log.error({ event: 'metrics_server_failed', err: error }, 'Metrics server could not start');
        await metricsPool.end();
        return undefined;
      });
    },
    stop: async () => await server?.close(),
  };
}

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { inReadSnapshot, type Connection, type Pool } from '../db/connection.ts';
import type { Logger } from '../log.ts';
import { renderMetrics, type Metric } from './metric.ts';

interface MetricsSources {
  readProcessMetrics: () => Metric[];
  readDatabaseMetrics: (db: Connection, now: Date) => Promise<Metric[]>;
  listLateTasks: () => string[];
  /** A separate pool, so that metrics stay readable when the main pool is exhausted. */
  metricsPool: Pool;
  registry: Registry;
  log: Logger;
  now: () => Date;
}

/** Serves `/metrics` and `/health` on the loopback interface. */
export async function startMetricsServer(port: number, sources: MetricsSources) {
  const handlers: Record<string, (response: ServerResponse) => Promise<unknown>> = {
    '/metrics': sendMetrics,
    '/health': sendHealth,
  };
  const server = createServer((request, response) => {
    const handler = handlers[request.url ?? ''];
    if (handler) void handler(response);
    else response.writeHead(404).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  async function sendMetrics(response: ServerResponse) {
    const { registry } = sources;
    const figures = [...sources.readProcessMetrics(), ...(await readAvailableMetrics(sources))];
    const text = (await registry.metrics()) + (await renderMetrics(figures));
    response.setHeader('Content-Type', registry.contentType).end(text);
  }

  async function sendHealth(response: ServerResponse) {
    const late = sources.listLateTasks();
    response.writeHead(late.length > 0 ? 503 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ status: late.length > 0 ? 'late' : 'ok', late }));
  }

  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
      await sources.metricsPool.end();
    },
  };
}

/** Omits database metrics that cannot be read instead of serving old values. */
async function readAvailableMetrics({
  readDatabaseMetrics,
  metricsPool,
  log,
  now,
}: MetricsSources): Promise<Metric[]> {
  const metrics = await inReadSnapshot(metricsPool, (db) => readDatabaseMetrics(db, now())).catch(
    (error: unknown) => {
      log.warn({ event: 'metrics_unavailable', err: error }, 'Database metrics could not be read');
      return null;
    },
  );
  const isReadable: Metric = {
    name: 'kongres_database_readable',
    help: '1 if the database metrics could be read',
    values: metrics ? 1 : 0,
  };
  return [isReadable, ...(metrics ?? [])];
}

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { atOneMoment, type Connection, type Pool } from '../db/connection.ts';
import type { Logger } from '../log.ts';
import { writeFigures, type Figure } from './figure.ts';

interface Watched {
  /** What only the process itself knows. */
  readProcessFigures: () => Figure[];
  /** What the database says at this moment. */
  readDatabaseFigures: (db: Connection, now: Date) => Promise<Figure[]>;
  /** Names of the periodic tasks that are late. */
  listLate: () => string[];
  /** Of its own: somebody has to see that all connections of the others are taken. */
  ownPool: Pool;
  /** What was measured since the process began. */
  registry: Registry;
  log: Logger;
  now: () => Date;
}

/** Tells this machine, and nobody beyond it, how a process does. */
export async function startWatchServer(port: number, watched: Watched) {
  const answers: Record<string, (response: ServerResponse) => Promise<unknown>> = {
    '/metrics': tellMetrics,
    '/health': tellHealth,
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer) void answer(response);
    else response.writeHead(404).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  async function tellMetrics(response: ServerResponse) {
    const { registry } = watched;
    const figures = [...watched.readProcessFigures(), ...(await readFigures(watched))];
    const text = (await registry.metrics()) + (await writeFigures(figures));
    response.setHeader('Content-Type', registry.contentType).end(text);
  }

  async function tellHealth(response: ServerResponse) {
    const late = watched.listLate();
    response.writeHead(late.length > 0 ? 503 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ status: late.length > 0 ? 'late' : 'ok', late }));
  }

  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
      await watched.ownPool.end();
    },
  };
}

/** Of what cannot be read now no older figure is told. */
async function readFigures({ readDatabaseFigures, ownPool, log, now }: Watched): Promise<Figure[]> {
  const figures = await atOneMoment(ownPool, (db) => readDatabaseFigures(db, now())).catch(
    (error: unknown) => {
      log.warn({ err: error }, 'the figures of the sale cannot be read');
      return null;
    },
  );
  const isReadable: Figure = {
    name: 'kongres_database_readable',
    help: '1 if the figures of the sale could be read',
    values: figures ? 1 : 0,
  };
  return [isReadable, ...(figures ?? [])];
}

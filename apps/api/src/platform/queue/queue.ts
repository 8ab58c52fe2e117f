import { PgBoss } from 'pg-boss';
import type { Connection, Pool } from '../db/connection.ts';
import { createSqlExecutor } from '../db/sql-executor.ts';
import type { Logger } from '../log.ts';
import type { Jobs } from './queues.ts';

export interface Queue {
  addJob: <Name extends keyof Jobs>(tx: Connection, name: Name, job: Jobs[Name]) => Promise<void>;
  stop: () => Promise<void>;
}

export async function openQueue(pool: Pool, log: Logger): Promise<Queue> {
  const boss = new PgBoss({
    db: createSqlExecutor(pool),
    supervise: false,
    schedule: false,
    migrate: false,
  });
  boss.on('error', (error) => log.error({ event: 'queue_error', err: error }, 'Job queue error'));
  await startOrStop(boss, () => boss.start());
  return {
    addJob: async (tx, name, job) => {
      const id = await boss.send(name, job, { db: createSqlExecutor(tx) });
      if (!id) throw new Error(`the queue rejected a ${name} job`);
    },
    stop: () => boss.stop({ graceful: false }),
  };
}

/** Stops pg-boss if starting it fails, so that the caller may retry. */
export async function startOrStop(boss: PgBoss, start: () => Promise<unknown>): Promise<void> {
  try {
    await start();
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}

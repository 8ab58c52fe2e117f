import { PgBoss } from 'pg-boss';
import type { Connection, Pool } from '../db/connection.ts';
import { executeSqlOn } from '../db/execute-sql.ts';
import type { Logger } from '../log.ts';
import type { Jobs } from './queues.ts';

export interface Queue {
  /** Adds a job within the caller's transaction: no commit, no job. */
  add: <Name extends keyof Jobs>(tx: Connection, name: Name, job: Jobs[Name]) => Promise<void>;
  stop: () => Promise<void>;
}

/** The sending side only: jobs are done by the worker. */
export async function openQueue(pool: Pool, log: Logger): Promise<Queue> {
  const boss = new PgBoss({
    db: executeSqlOn(pool),
    supervise: false,
    schedule: false,
    migrate: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  await beginOrStop(boss, () => boss.start());
  return {
    add: async (tx, name, job) => {
      const id = await boss.send(name, job, { db: executeSqlOn(tx) });
      if (!id) throw new Error(`the queue took no ${name} job`);
    },
    stop: () => boss.stop({ graceful: false }),
  };
}

/** What begins only in part leaves nothing running: whoever asked may ask again. */
export async function beginOrStop(boss: PgBoss, begin: () => Promise<unknown>): Promise<void> {
  try {
    await begin();
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}

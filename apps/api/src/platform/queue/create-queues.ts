import { PgBoss } from 'pg-boss';
import { deadLetterQueue, shortenRetryDelays, queueOptions, cronSchedules } from './queues.ts';

/** `speedup` divides the delays between retries, for tests. */
export async function createQueues(connectionString: string, speedup: number): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, max: 2 });
  await boss.start();
  const deadLetter = deadLetterQueue.name;
  await boss.createQueue(deadLetter, shortenRetryDelays(deadLetterQueue.options, speedup));
  for (const [name, options] of Object.entries(queueOptions)) {
    const queueConfig = { ...shortenRetryDelays(options, speedup), deadLetter };
    await boss.createQueue(name, queueConfig);
    // createQueue leaves an existing queue and its jobs unchanged.
    await boss.updateQueue(name, queueConfig);
  }
  await boss
    .getDb()
    .executeSql(
      'update pgboss.job set dead_letter = $1 where dead_letter is null and name = any ($2::text[])',
      [deadLetter, Object.keys(queueOptions)],
    );
  for (const [name, cron] of Object.entries(cronSchedules)) {
    await boss.createQueue(name);
    await boss.schedule(name, cron);
  }
  await boss.stop({ graceful: false });
}

import { PgBoss } from 'pg-boss';
import { exhaustedQueue, hurried, queues, schedule } from './queues.ts';

/** `hurry` shortens the delays between retries, for tests. */
export async function createQueues(connectionString: string, hurry: number): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, max: 2 });
  await boss.start();
  const deadLetter = exhaustedQueue.name;
  await boss.createQueue(deadLetter, hurried(exhaustedQueue.options, hurry));
  for (const [name, options] of Object.entries(queues)) {
    const wanted = { ...hurried(options, hurry), deadLetter };
    await boss.createQueue(name, wanted);
    // One that was there before was left as it was, and so were the jobs in it.
    await boss.updateQueue(name, wanted);
  }
  await boss
    .getDb()
    .executeSql(
      'update pgboss.job set dead_letter = $1 where dead_letter is null and name = any ($2::text[])',
      [deadLetter, Object.keys(queues)],
    );
  for (const [name, cron] of Object.entries(schedule)) {
    await boss.createQueue(name);
    await boss.schedule(name, cron);
  }
  await boss.stop({ graceful: false });
}

import { organiser } from '@kongres/content/facts/organiser';
import { deliver, type Post } from '../mail/deliver.ts';
import type { Jobs } from '../queue/queues.ts';
import { lockAlarm, markAlarmMailed, listStrandedAlarms } from './alarm-queries.ts';
import { composeAlarm } from './compose-alarm.ts';
import { randomUUID } from 'node:crypto';
import { inTransaction, type Pool } from '../db/connection.ts';
import type { Queue } from '../queue/queue.ts';

/** Mails the organiser an alarm. One that is refused is tried again: nothing else would tell of it. */
export async function deliverAlarm(post: Post, { alarmId }: Jobs['alarm']): Promise<string> {
  return await deliver(
    post,
    {
      lock: lockAlarm,
      write: (_tx, alarm) =>
        Promise.resolve({
          to: organiser.email,
          // An alarm that was raised again is another mail, or a mailbox would take it for the first.
          id: `${alarm.id}.${alarm.raisedAt.getTime()}`,
          ...composeAlarm(alarm),
        }),
      markSent: markAlarmMailed,
    },
    alarmId,
  );
}

/** Queues again the mails of open alarms that have no job: an alarm must reach a person. */
export async function oweAlarmMails({ pool, queue }: { pool: Pool; queue: Queue }) {
  return await inTransaction(pool, async (tx) => {
    const ids = await listStrandedAlarms(tx);
    for (const alarmId of ids) await queue.add(tx, 'alarm', { alarmId, requestId: randomUUID() });
    return `${ids.length} alarms queued again`;
  });
}

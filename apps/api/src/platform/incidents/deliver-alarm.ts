import { organiser } from '@kongres/content/facts/organiser';
import { deliver, type Post } from '../mail/deliver.ts';
import type { Jobs } from '../queue/queues.ts';
import { lockAlarm, markAlarmMailed } from './alarm-queries.ts';
import { composeAlarm } from './compose-alarm.ts';

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

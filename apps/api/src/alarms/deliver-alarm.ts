import { organiser } from '@kongres/content/facts/organiser';
import { inTransaction, type Pool } from '../db/connection.ts';
import type { Sender } from '../mail/sender.ts';
import { lockAlarm, markAlarmMailed } from './alarm-queries.ts';
import { composeAlarm } from './compose-alarm.ts';

/**
 * Mails the organiser an alarm. Its row stays locked until the sending is noted, so that a second
 * worker with the same job cannot send beside this one.
 */
export async function deliverAlarm(
  { pool, sender }: { pool: Pool; sender: Sender },
  alarmId: string,
): Promise<string> {
  return await inTransaction(pool, async (tx) => {
    const alarm = await lockAlarm(tx, alarmId);
    if (!alarm) return 'nothing';
    // An alarm that was raised again is another mail, or a mailbox would take it for the first.
    const id = `${alarm.id}.${alarm.raisedAt.getTime()}`;
    await sender.send({ id, to: organiser.email, ...composeAlarm(alarm) });
    await markAlarmMailed(tx, alarm.id);
    return alarm.kind;
  });
}

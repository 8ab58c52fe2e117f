import type { Connection } from '../db/connection.ts';
import type { AlarmKind } from './alarm-kinds.ts';
import { updateSettled } from './alarm-queries.ts';

/** Takes an alarm off the list because what it told of has passed by itself. */
export function settleAlarm(
  db: Connection,
  { kind, subject }: { kind: AlarmKind; subject: string },
): Promise<void> {
  return updateSettled(db, kind, subject);
}

import type { Connection } from '../db/connection.ts';
import type { Queue } from '../queue/queue.ts';
import { wordsOf, type AlarmKind } from './alarm-kinds.ts';
import { insertAlarm, type AlarmFacts, updateSettled } from './alarm-queries.ts';
import { settleById, settleByNumber, type AlarmRow } from './alarm-list-queries.ts';

interface Alarm {
  kind: AlarmKind;
  /** What it is about, by an id; the same alarm about the same subject is raised once. */
  subject: string;
  orderId?: string | null;
  /** Ids, numbers and amounts (`…_minor`); never an address, a name, a token or a code. */
  facts?: AlarmFacts;
  requestId: string;
}

/**
 * Calls for a person, in the caller's transaction: the alarm is listed until it is settled, and the
 * organiser is owed one mail about it. True if it was new.
 */
export async function raiseAlarm(
  tx: Connection,
  queue: Queue,
  { kind, subject, orderId = null, facts = {}, requestId }: Alarm,
): Promise<boolean> {
  const mayReturn = wordsOf(kind).mayReturn ?? false;
  const alarmId = await insertAlarm(tx, {
    kind,
    subject,
    orderId,
    facts: withoutAddresses(facts),
    mayReturn,
  });
  if (!alarmId) return false;
  await queue.add(tx, 'alarm', { alarmId, requestId });
  return true;
}

/** Facts may come from outside; a mistake there must not put an address where it is never erased. */
function withoutAddresses(facts: AlarmFacts): AlarmFacts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      String(value).includes('@') ? null : value,
    ]),
  );
}

/** Closes an alarm whose cause has ended without a person's action. */
export function settleAlarm(
  db: Connection,
  { kind, subject }: { kind: AlarmKind; subject: string },
): Promise<void> {
  return updateSettled(db, kind, subject);
}

/** Takes alarms off the list: that of the id if there is one, otherwise all of the order. */
export async function settleByHand(
  db: Connection,
  { id, number }: { id: string | null; number: number | null },
): Promise<AlarmRow[]> {
  const settled = id ? await settleById(db, id) : [];
  if (settled.length > 0 || number === null) return settled;
  return await settleByNumber(db, number);
}

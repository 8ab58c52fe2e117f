import type { ReminderKind } from '@kongres/contract/desk/comms/announcement-states';
import type { Connection } from '../../platform/db/connection.ts';
import type { Audience } from './announcement-draft.queries.ts';

export async function listEnabledReminders(db: Connection): Promise<ReminderKind[]> {
  const { rows } = await db.query<{ kind: ReminderKind }>(
    'select kind from reminder where is_on order by kind',
  );
  return rows.map(({ kind }) => kind);
}

export async function setReminderEnabled(
  db: Connection,
  kind: ReminderKind,
  isOn: boolean,
): Promise<void> {
  await db.query('update reminder set is_on = $2 where kind = $1', [kind, isOn]);
}

/** False if it was sent before. */
export async function insertReminder(
  tx: Connection,
  row: { name: string; kind: ReminderKind; audience: Audience; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into announcement (name, state, reminder, audience, send_at)
      values ($1, 'sending', $2, $3, $4) on conflict do nothing`,
    [row.name, row.kind, row.audience, row.at],
  );
  return rowCount === 1;
}

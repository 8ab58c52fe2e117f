import type { Connection } from '../db/connection.ts';

export interface StartedClock {
  setting: Date;
  startedAt: Date;
}

/** Starts the clock unless it runs with this setting already; returns the running clock. */
export async function startClock(
  db: Connection,
  { setting, startedAt }: StartedClock,
): Promise<StartedClock> {
  const { rows } = await db.query<StartedClock>(
    `insert into edition_clock as clock (setting, started_at) values ($1, $2)
      on conflict (is_only) do update set setting = excluded.setting, started_at =
        case when clock.setting = excluded.setting then clock.started_at else excluded.started_at end
      returning setting, started_at as "startedAt"`,
    [setting, startedAt],
  );
  return rows[0] as StartedClock;
}

export async function clearClock(db: Connection): Promise<void> {
  await db.query('update edition_clock set setting = null where setting is not null');
}

export async function readClock(db: Connection): Promise<StartedClock | undefined> {
  const { rows } = await db.query<StartedClock>(
    'select setting, started_at as "startedAt" from edition_clock where setting is not null',
  );
  return rows[0];
}

import type { AdmissionId } from '@kongres/content/facts/admissions';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { ReminderKind } from '@kongres/contract/desk/comms/announcement-states';
import type { Connection } from '../../platform/db/connection.ts';
import type { Words } from './announcement-letter.ts';

/** Whom an announcement is for: whoever meets every condition that is given. */
export interface Audience {
  tickets?: readonly AdmissionId[];
  languages?: readonly LanguageCode[];
  entry?: 'entered' | 'not_entered' | null;
  workshop?: string | null;
  /** Whether it is for the people of announcement_person alone, however few of them are left. */
  isSingle?: boolean;
  /** Who bought later is not meant. */
  before?: string;
}

export interface AnnouncementRow {
  name: string;
  state: 'draft' | 'planned' | 'sending' | 'done';
  reminder: ReminderKind | null;
  revision: number;
  draft: Partial<Record<LanguageCode, Words>>;
  audience: Audience;
  sendAt: Date | null;
  changedAt: Date;
  request: string | null;
}

const columns = `a.name, a.state, a.reminder, a.revision, a.draft, a.audience, a.send_at as "sendAt",
  a.changed_at as "changedAt", a.request`;

export async function readAnnouncement(
  db: Connection,
  name: string,
): Promise<AnnouncementRow | undefined> {
  const { rows } = await db.query<AnnouncementRow>(
    `select ${columns} from announcement a where name = $1`,
    [name],
  );
  return rows[0];
}

/** With nobody else at it until the transaction ends. */
export async function lockAnnouncement(
  tx: Connection,
  name: string,
): Promise<AnnouncementRow | undefined> {
  const { rows } = await tx.query<AnnouncementRow>(
    `select ${columns} from announcement a where name = $1 for update`,
    [name],
  );
  return rows[0];
}

export interface ListedAnnouncement extends AnnouncementRow {
  queued: number;
  sent: number;
  refused: number;
}

/** The newest first, with how far each has come. */
export async function listAnnouncements(
  db: Connection,
  limit: number,
): Promise<ListedAnnouncement[]> {
  const { rows } = await db.query<ListedAnnouncement>(
    `select ${columns}, mails.* from
        (select * from announcement order by changed_at desc, name limit $1) a,
      lateral (select
          count(*) filter (where sent_at is null and failed_at is null)::integer as queued,
          count(sent_at)::integer as sent,
          count(*) filter (where sent_at is null and failed_at is not null)::integer as refused
        from announcement_mail m where m.announcement = a.name) mails
      order by a.changed_at desc, a.name`,
    [limit],
  );
  return rows;
}

/** Whether the name was free. */
export async function insertDraft(
  tx: Connection,
  name: string,
  { draft, audience }: Pick<AnnouncementRow, 'draft' | 'audience'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into announcement (name, state, draft, audience)
      values ($1, 'draft', $2, $3) on conflict do nothing`,
    [name, draft, audience],
  );
  return rowCount === 1;
}

export async function updateDraft(
  tx: Connection,
  name: string,
  { draft, audience }: Pick<AnnouncementRow, 'draft' | 'audience'>,
): Promise<void> {
  await tx.query(
    `update announcement set draft = $2, audience = $3, revision = revision + 1, changed_at = now()
      where name = $1`,
    [name, draft, audience],
  );
}

/** Whether it was still a draft, and the one that was read. */
export async function dropDraftRow(
  db: Connection,
  name: string,
  revision: number,
): Promise<boolean> {
  const { rows } = await db.query<{ gone: boolean }>('select drop_draft($1, $2) as gone', [
    name,
    revision,
  ]);
  return rows[0]?.gone ?? false;
}

export async function setState(
  tx: Connection,
  name: string,
  state: AnnouncementRow['state'],
): Promise<void> {
  await tx.query('update announcement set state = $2, changed_at = now() where name = $1', [
    name,
    state,
  ]);
}

export async function setPlan(
  tx: Connection,
  name: string,
  { sendAt, request }: { sendAt: Date; request: string },
): Promise<void> {
  await tx.query('update announcement set send_at = $2, request = $3 where name = $1', [
    name,
    sendAt,
    request,
  ]);
}

/** Those whose time has come, and those that a worker has not brought to an end. */
export async function listDue(db: Connection, now: Date): Promise<AnnouncementRow[]> {
  const { rows } = await db.query<AnnouncementRow>(
    `select ${columns} from announcement a
      where state = 'sending' or (state = 'planned' and send_at <= $1) order by send_at, name`,
    [now],
  );
  return rows;
}

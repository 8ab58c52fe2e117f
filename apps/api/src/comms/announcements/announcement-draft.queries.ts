import type { AdmissionId } from '@kongres/content/facts/admissions';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { ReminderKind } from '@kongres/contract/desk/comms/announcement-states';
import type { Connection } from '../../platform/db/connection.ts';
import type { AnnouncementText } from './announcement-email.ts';

/** Recipients match every condition that is set. */
export interface Audience {
  tickets?: readonly AdmissionId[];
  languages?: readonly LanguageCode[];
  entry?: 'entered' | 'not_entered' | null;
  workshop?: string | null;
  /** Limits recipients to announcement_recipient, even if that list is empty. */
  isSingle?: boolean;
  /** Excludes later purchases. */
  before?: string;
}

export interface AnnouncementRow {
  name: string;
  state: 'draft' | 'planned' | 'sending' | 'done';
  reminder: ReminderKind | null;
  revision: number;
  draft: Partial<Record<LanguageCode, AnnouncementText>>;
  audience: Audience;
  sendAt: Date | null;
  changedAt: Date;
  requestId: string | null;
}

const announcementColumns = `a.name, a.state, a.reminder, a.revision, a.draft, a.audience, a.send_at as "sendAt",
  a.changed_at as "changedAt", a.request_id as "requestId"`;

export async function readAnnouncement(
  db: Connection,
  name: string,
): Promise<AnnouncementRow | undefined> {
  const { rows } = await db.query<AnnouncementRow>(
    `select ${announcementColumns} from announcement a where name = $1`,
    [name],
  );
  return rows[0];
}

export async function lockAnnouncement(
  tx: Connection,
  name: string,
): Promise<AnnouncementRow | undefined> {
  const { rows } = await tx.query<AnnouncementRow>(
    `select ${announcementColumns} from announcement a where name = $1 for update`,
    [name],
  );
  return rows[0];
}

export interface AnnouncementWithCounts extends AnnouncementRow {
  queued: number;
  sent: number;
  refused: number;
}

/** Newest first, with delivery counts. */
export async function listAnnouncements(
  db: Connection,
  limit: number,
): Promise<AnnouncementWithCounts[]> {
  const { rows } = await db.query<AnnouncementWithCounts>(
    `select ${announcementColumns}, emails.* from
        (select * from announcement order by changed_at desc, name limit $1) a,
      lateral (select
          count(*) filter (where sent_at is null and failed_at is null)::integer as queued,
          count(sent_at)::integer as sent,
          count(*) filter (where sent_at is null and failed_at is not null)::integer as refused
        from announcement_email m where m.announcement = a.name) emails
      order by a.changed_at desc, a.name`,
    [limit],
  );
  return rows;
}

/** False if the name is taken. */
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

/** False if it is no longer a draft or has another revision. */
export async function deleteDraftRow(
  db: Connection,
  name: string,
  revision: number,
): Promise<boolean> {
  const { rows } = await db.query<{ gone: boolean }>(
    'select discard_announcement_draft($1, $2) as gone',
    [name, revision],
  );
  return rows[0]?.gone ?? false;
}

export async function setAnnouncementState(
  tx: Connection,
  name: string,
  state: AnnouncementRow['state'],
): Promise<void> {
  await tx.query('update announcement set state = $2, changed_at = now() where name = $1', [
    name,
    state,
  ]);
}

export async function setSendTime(
  tx: Connection,
  name: string,
  { sendAt, request }: { sendAt: Date; request: string },
): Promise<void> {
  await tx.query('update announcement set send_at = $2, request_id = $3 where name = $1', [
    name,
    sendAt,
    request,
  ]);
}

/** Includes announcements that a stopped worker left in `sending`. */
export async function listDueAnnouncements(db: Connection, now: Date): Promise<AnnouncementRow[]> {
  const { rows } = await db.query<AnnouncementRow>(
    `select ${announcementColumns} from announcement a
      where state = 'sending' or (state = 'planned' and send_at <= $1) order by send_at, name`,
    [now],
  );
  return rows;
}

import type { LanguageCode } from '@kongres/content/facts/languages';
import { noTopic, type MessageState } from '@kongres/contract/desk/comms/message-states';
import type { Connection } from '../../platform/db/connection.ts';

export interface InboxFilter {
  state?: MessageState | undefined;
  topic?: string | undefined;
}

export interface InboxRow {
  id: string;
  number: number;
  createdAt: Date;
  state: MessageState;
  topic: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: LanguageCode;
  isUndeliverable: boolean;
}

const selectMessages = `select m.id, m.number, m.created_at as "createdAt", m.state, m.topic, m.name, m.email,
    m.subject, m.message, m.language,
    exists (select from contact_reply a where a.message_id = m.id and a.failed_at is not null)
      as "isUndeliverable"
  from contact_message m`;

/** Newest first. */
export async function listMessages(
  db: Connection,
  { before, limit, ...filter }: InboxFilter & { before?: number | undefined; limit: number },
): Promise<InboxRow[]> {
  const { where, values } = buildConditions(filter);
  if (before !== undefined) where.push(`m.number < $${values.push(before)}`);
  const { rows } = await db.query<InboxRow>(
    `${selectMessages} where ${where.join(' and ')}
      order by m.number desc limit $${values.push(limit)}`,
    values,
  );
  return rows;
}

/** Stops counting at `max` + 1. */
export async function countMessages(
  db: Connection,
  filter: InboxFilter,
  max: number,
): Promise<number> {
  const { where, values } = buildConditions(filter);
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from (
        select from contact_message m where ${where.join(' and ')}
          order by m.number desc limit $${values.push(max + 1)}) found`,
    values,
  );
  return rows[0]?.count ?? 0;
}

function buildConditions({ state, topic }: InboxFilter) {
  const values: unknown[] = [];
  const value = (each: unknown) => `$${values.push(each)}`;
  const where = [
    'true',
    state && `m.state = ${value(state)}`,
    topic && (topic === noTopic ? 'm.topic is null' : `m.topic = ${value(topic)}`),
  ].filter((each) => typeof each === 'string');
  return { where, values };
}

export async function readMessage(db: Connection, number: number): Promise<InboxRow | undefined> {
  const { rows } = await db.query<InboxRow>(`${selectMessages} where m.number = $1`, [number]);
  return rows[0];
}

export async function lockMessage(
  tx: Connection,
  number: number,
): Promise<{ id: string; state: MessageState } | undefined> {
  const { rows } = await tx.query<{ id: string; state: MessageState }>(
    'select id, state from contact_message where number = $1 for update',
    [number],
  );
  return rows[0];
}

export async function setMessageState(
  tx: Connection,
  id: string,
  state: MessageState,
): Promise<void> {
  await tx.query('update contact_message set state = $2 where id = $1 and state <> $2', [
    id,
    state,
  ]);
}

export async function hasOrders(db: Connection, email: string): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    `select exists (select from orders
      where lower(email) = lower($1) and state not in ('pending', 'expired')) as found`,
    [email],
  );
  return rows[0]?.found ?? false;
}

import type { Connection } from '../../platform/db/connection.ts';

export interface Message {
  id: number;
  room: string;
  kind: 'question' | 'chat';
  author: string;
  text: string;
  state: 'shown' | 'stage' | 'answered' | 'hidden';
  votes: number;
  writtenAt: Date;
  orderId: string;
  number: number;
  isMuted: boolean;
}

const columns = `m.id, m.room, m.kind, m.author, m.text, m.state, m.votes, m.written_at as "writtenAt",
  m.order_id as "orderId", o.number, x.order_id is not null as "isMuted"`;
const tables = `room_message m join orders o on o.id = m.order_id
  left join muted_order x on x.order_id = m.order_id`;

const mostOpen = 100;
const mostPast = 50;
const mostChat = 100;

/** What hosts have in front of them: open questions as the room sees them, the newest that are done with, and the newest of the chat, the newest last. */
export async function listForHosts(
  db: Connection,
  room: string,
): Promise<{ questions: Message[]; chat: Message[] }> {
  const { rows: questions } = await db.query<Message>(
    `(select ${columns} from ${tables}
        where m.room = $1 and m.kind = 'question' and m.state in ('shown', 'stage')
        order by (m.state = 'stage') desc, m.votes desc, m.id limit ${mostOpen})
      union all
      (select ${columns} from ${tables}
        where m.room = $1 and m.kind = 'question' and m.state in ('answered', 'hidden')
        order by m.id desc limit ${mostPast})`,
    [room],
  );
  const { rows: chat } = await db.query<Message>(
    `select ${columns} from ${tables}
      where m.room = $1 and m.kind = 'chat' order by m.id desc limit ${mostChat}`,
    [room],
  );
  return { questions, chat: chat.toReversed() };
}

export async function lockMessage(tx: Connection, id: number): Promise<Message | undefined> {
  const { rows } = await tx.query<Message>(
    `select ${columns} from ${tables} where m.id = $1 for update of m`,
    [id],
  );
  return rows[0];
}

export async function setMessageState(
  tx: Connection,
  id: number,
  state: Message['state'],
): Promise<void> {
  await tx.query('update room_message set state = $2 where id = $1', [id, state]);
}

/** Two hosts of one room wait for each other. */
export async function lockRoom(tx: Connection, room: string): Promise<void> {
  await tx.query('select from live_room where id = $1 for update', [room]);
}

/** Whatever is on stage in the room has had its answer. */
export async function clearStage(tx: Connection, room: string): Promise<void> {
  await tx.query("update room_message set state = 'answered' where room = $1 and state = 'stage'", [
    room,
  ]);
}

export async function setMuted(db: Connection, orderId: string, isMuted: boolean): Promise<void> {
  await db.query(
    isMuted
      ? 'insert into muted_order (order_id) values ($1) on conflict do nothing'
      : 'delete from muted_order where order_id = $1',
    [orderId],
  );
}

import type { Connection } from '../../platform/db/connection.ts';

export interface ModeratedMessage {
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

const messageColumns = `m.id, m.room, m.kind, m.author, m.text, m.state, m.votes, m.written_at as "writtenAt",
  m.order_id as "orderId", o.number, x.order_id is not null as "isMuted"`;
const messageTables = `room_chat_message m join orders o on o.id = m.order_id
  left join chat_mute x on x.order_id = m.order_id`;

const maxOpenQuestions = 100;
const maxClosedQuestions = 50;
const maxChatMessages = 100;

/** Open questions in display order, then recently closed ones; chat messages oldest first. */
export async function listMessagesForHosts(
  db: Connection,
  room: string,
): Promise<{ questions: ModeratedMessage[]; chat: ModeratedMessage[] }> {
  const { rows: questions } = await db.query<ModeratedMessage>(
    `(select ${messageColumns} from ${messageTables}
        where m.room = $1 and m.kind = 'question' and m.state in ('shown', 'stage')
        order by (m.state = 'stage') desc, m.votes desc, m.id limit ${maxOpenQuestions})
      union all
      (select ${messageColumns} from ${messageTables}
        where m.room = $1 and m.kind = 'question' and m.state in ('answered', 'hidden')
        order by m.id desc limit ${maxClosedQuestions})`,
    [room],
  );
  const { rows: chat } = await db.query<ModeratedMessage>(
    `select ${messageColumns} from ${messageTables}
      where m.room = $1 and m.kind = 'chat' order by m.id desc limit ${maxChatMessages}`,
    [room],
  );
  return { questions, chat: chat.toReversed() };
}

export async function lockMessage(
  tx: Connection,
  id: number,
): Promise<ModeratedMessage | undefined> {
  const { rows } = await tx.query<ModeratedMessage>(
    `select ${messageColumns} from ${messageTables} where m.id = $1 for update of m`,
    [id],
  );
  return rows[0];
}

export async function setMessageState(
  tx: Connection,
  id: number,
  state: ModeratedMessage['state'],
): Promise<void> {
  await tx.query('update room_chat_message set state = $2 where id = $1', [id, state]);
}

/** Serialises moderation of one room. */
export async function lockRoom(tx: Connection, room: string): Promise<void> {
  await tx.query('select from live_room where id = $1 for update', [room]);
}

export async function answerStagedQuestion(tx: Connection, room: string): Promise<void> {
  await tx.query(
    "update room_chat_message set state = 'answered' where room = $1 and state = 'stage'",
    [room],
  );
}

export async function setChatMute(
  db: Connection,
  orderId: string,
  isMuted: boolean,
): Promise<void> {
  await db.query(
    isMuted
      ? 'insert into chat_mute (order_id) values ($1) on conflict do nothing'
      : 'delete from chat_mute where order_id = $1',
    [orderId],
  );
}

import { policies } from '@kongres/content/facts/policies';
import type { RoomChatResponse, PostMessageRequest } from '@kongres/contract/room-chat';
import type { Connection } from '../../platform/db/connection.ts';

const messageColumns = 'id, author, is_speaker as "isSpeaker", text, written_at as at';
const maxQuestions = 60;
const maxAnsweredQuestions = 20;
const maxChatMessages = 60;

interface MessageRow {
  id: number;
  author: string;
  isSpeaker: boolean;
  text: string;
  at: Date;
}

interface QuestionRow extends MessageRow {
  state: 'shown' | 'stage' | 'answered';
  votes: number;
}

export async function readRoomChat(db: Connection, room: string): Promise<RoomChatResponse> {
  const { rows: questions } = await db.query<QuestionRow>({
    name: 'read-questions',
    text: `(select ${messageColumns}, state, votes from room_chat_message
          where room = $1 and kind = 'question' and state in ('shown', 'stage')
          order by (state = 'stage') desc, votes desc, id limit ${maxQuestions})
      union all
        (select ${messageColumns}, state, votes from room_chat_message
          where room = $1 and kind = 'question' and state = 'answered'
          order by id desc limit ${maxAnsweredQuestions})`,
    values: [room],
  });
  const { rows: chat } = await db.query<MessageRow>({
    name: 'read-chat',
    text: `select ${messageColumns} from room_chat_message
      where room = $1 and kind = 'chat' and state = 'shown' order by id desc limit ${maxChatMessages}`,
    values: [room],
  });
  const { rows } = await db.query<{ seconds: number }>(
    'select slow_seconds as seconds from live_room where id = $1',
    [room],
  );
  return {
    slowSeconds: rows[0]?.seconds ?? 0,
    questions: questions.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    chat: chat.toReversed().map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
  };
}

export async function readChatPermissions(
  db: Connection,
  orderId: string,
  room: string,
  since: Date,
) {
  const { rows } = await db.query<{ isInside: boolean; isMuted: boolean; slowSeconds: number }>({
    name: 'read-chat-permissions',
    text: `select
        exists (select from room_seat where order_id = $1 and room = $2 and renewed_at > $3)
          as "isInside",
        exists (select from chat_mute where order_id = $1) as "isMuted",
        coalesce((select slow_seconds from live_room where id = $2 and is_open), 0)
          as "slowSeconds"`,
    values: [orderId, room, since],
  });
  return rows[0] ?? { isInside: false, isMuted: false, slowSeconds: 0 };
}

export async function readLastMessageTime(
  db: Connection,
  orderId: string,
  kind: PostMessageRequest['kind'],
): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date }>(
    `select written_at as at from room_chat_message where order_id = $1 and kind = $2
      order by id desc limit 1`,
    [orderId, kind],
  );
  return rows[0]?.at ?? null;
}

export async function insertChatMessage(
  db: Connection,
  orderId: string,
  { room, kind, text, author, isSpeaker }: PostMessageRequest & { isSpeaker: boolean },
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into room_chat_message (room, kind, order_id, author, is_speaker, text)
      values ($1, $2, $3, $4, $5, $6) returning id`,
    [room, kind, orderId, author, isSpeaker, text],
  );
  return rows[0]?.id ?? 0;
}

/** Idempotent; ignores questions that are closed to votes. */
export async function setVote(
  db: Connection,
  orderId: string,
  { message, isOn }: { message: number; isOn: boolean },
): Promise<void> {
  await db.query(
    isOn
      ? `with voted as (
          insert into question_vote (message_id, order_id)
            select id, $2 from room_chat_message
              where id = $1 and kind = 'question' and state in ('shown', 'stage')
            on conflict do nothing returning message_id)
        update room_chat_message set votes = votes + 1 where id in (select message_id from voted)`
      : `with taken as (
          delete from question_vote where message_id = $1 and order_id = $2 returning message_id)
        update room_chat_message set votes = votes - 1 where id in (select message_id from taken)`,
    [message, orderId],
  );
}

/** Null for a question that is closed to votes. */
export async function readQuestionRoom(db: Connection, id: number): Promise<string | null> {
  const { rows } = await db.query<{ room: string }>(
    `select room from room_chat_message
      where id = $1 and kind = 'question' and state in ('shown', 'stage')`,
    [id],
  );
  return rows[0]?.room ?? null;
}

export async function readAttendeeChat(db: Connection, orderId: string) {
  const { rows: messages } = await db.query<{ id: number }>(
    'select id from room_chat_message where order_id = $1 order by id desc limit 200',
    [orderId],
  );
  const { rows: votes } = await db.query<{ id: number }>(
    'select message_id as id from question_vote where order_id = $1 order by 1 desc limit 500',
    [orderId],
  );
  return { messages: messages.map(({ id }) => id), votes: votes.map(({ id }) => id) };
}

/** The cleanup runs hourly; one missed run must not exceed the retention period. */
const cleanupMarginMs = 7_200_000;

export function deleteOldRoomChat(now: Date) {
  const before = new Date(now.getTime() - policies.talkDays * 86_400_000 + cleanupMarginMs);
  return async (db: Connection, limit: number): Promise<number> => {
    const { rowCount } = await db.query(
      `delete from room_chat_message where id in (
        select id from room_chat_message where written_at < $1 limit $2 for update skip locked)`,
      [before, limit],
    );
    return rowCount ?? 0;
  };
}

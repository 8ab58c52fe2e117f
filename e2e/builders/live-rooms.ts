import { runQuery } from '../database.ts';

export async function openStreamRoom(room: string, connectionString?: string): Promise<void> {
  await runQuery(
    `insert into live_room (id, source, is_open) values ($1, '{"kind": "stream"}', true)
      on conflict (id) do update set source = excluded.source, is_open = true`,
    [room],
    connectionString,
  );
}

export async function setRoomOpen(
  room: string,
  isOpen: boolean,
  connectionString?: string,
): Promise<void> {
  await runQuery(
    'update live_room set is_open = $2 where id = $1',
    [room, isOpen],
    connectionString,
  );
}

export async function findNewestMessage(
  room: string,
  kind: 'question' | 'chat',
  connectionString?: string,
): Promise<number> {
  const [message] = await runQuery<{ id: number }>(
    'select id from room_chat_message where room = $1 and kind = $2 order by id desc limit 1',
    [room, kind],
    connectionString,
  );
  if (!message) throw new Error(`no ${kind} in room ${room}`);
  return message.id;
}

export async function setMessageState(
  id: number,
  state: 'stage' | 'answered' | 'hidden',
  connectionString?: string,
): Promise<void> {
  await runQuery(
    'update room_chat_message set state = $2 where id = $1',
    [id, state],
    connectionString,
  );
}

/** Hides a message and mutes its author in every room. */
export async function muteAuthor(id: number, connectionString?: string): Promise<void> {
  await setMessageState(id, 'hidden', connectionString);
  await runQuery(
    'insert into chat_mute (order_id) select order_id from room_chat_message where id = $1',
    [id],
    connectionString,
  );
}

export async function setRecording(
  session: string,
  seconds: number,
  connectionString?: string,
): Promise<void> {
  await runQuery(
    `insert into recording (session, is_workshop, source, seconds)
      values ($1, false, '{"kind": "stream"}', $2)`,
    [session, seconds],
    connectionString,
  );
}

export async function removeRecording(session: string, connectionString?: string): Promise<void> {
  await runQuery('delete from recording where session = $1', [session], connectionString);
}

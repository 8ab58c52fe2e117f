import {
  liveAnswer,
  liveDoorRequest,
  liveHushRequest,
  liveQuery,
  liveRoomRequest,
  liveSayRequest,
  liveSourceRequest,
  sessionMoveRequest,
  sessionRequest,
} from '@kongres/contract/desk/live/live';
import {
  cancelSession,
  moveSession,
  restoreSession,
  setSessionSource,
} from '../../../live/rooms/change-session.ts';
import { saveRoom, sayWord, setDoor, takeBackWord } from '../../../live/rooms/live-queries.ts';
import { plainWords } from '../../../live/rooms/plain-words.ts';
import { roomSource } from '../../../live/streaming/room-source.ts';
import { wallMoment } from '../../../live/rooms/wall-moment.ts';
import { done } from '../../http/done.ts';
import { liveDay } from './live-day.ts';
import { refuse } from '../../http/refuse.ts';
import type { DeskCalls } from '../../http/serve-calls.ts';

/** The live week: rooms and their doors, changes of the day, a word to everybody inside. */
export function serveLive({ serve }: DeskCalls): void {
  serve('live', { query: liveQuery, answer: liveAnswer }, async ({ query, context }) =>
    liveDay(context, query.day === undefined ? null : Number(query.day)),
  );

  serve('liveDoor', { body: liveDoorRequest, answer: done }, async ({ body, context, reply }) => {
    const isSet = await setDoor(context.pool, body.room, body.isOpen);
    return isSet ? {} : await refuse(reply, 'unknown_room');
  });

  serve('liveRoom', { body: liveRoomRequest, answer: done }, async ({ body, context, reply }) => {
    const { data: source } = roomSource.safeParse(body.source);
    if (!source) return await refuse(reply, 'invalid_source');
    const name = body.name ? plainWords(body.name) : null;
    if (body.name && !name) return await refuse(reply, 'no_words');
    await saveRoom(context.pool, { id: body.room, source, name });
    return {};
  });

  serve(
    'liveSource',
    { body: liveSourceRequest, answer: done },
    async ({ body, context, reply }) => {
      const { data: source } = roomSource.nullable().safeParse(body.source);
      if (source === undefined) return await refuse(reply, 'invalid_source');
      const set = await setSessionSource(context.pool, body.id, source);
      return set.ok ? {} : await refuse(reply, set.code);
    },
  );

  serve(
    'sessionMove',
    { body: sessionMoveRequest, answer: done },
    async ({ body: { id, seen, room, ...times }, context, reply }) => {
      const [startsAt, endsAt] = [wallMoment(times.starts), wallMoment(times.ends)];
      if (!startsAt || !endsAt) return await refuse(reply, 'invalid_request');
      const moved = await moveSession(context.pool, id, { startsAt, endsAt, room }, seen);
      return moved.ok ? {} : await refuse(reply, moved.code);
    },
  );

  serve(
    'sessionCancel',
    { body: sessionRequest, answer: done },
    async ({ body: { id, seen }, context, reply }) => {
      const cancelled = await cancelSession(context.pool, id, seen);
      return cancelled.ok ? {} : await refuse(reply, cancelled.code);
    },
  );

  serve(
    'sessionRestore',
    { body: sessionRequest, answer: done },
    async ({ body: { id, seen }, context, reply }) => {
      const restored = await restoreSession(context.pool, id, seen);
      return restored.ok ? {} : await refuse(reply, restored.code);
    },
  );

  serve('liveSay', { body: liveSayRequest, answer: done }, async ({ body, context, reply }) => {
    const text = plainWords(body.text);
    if (!text) return await refuse(reply, 'no_words');
    await sayWord(context.pool, text);
    return {};
  });

  serve('liveHush', { body: liveHushRequest, answer: done }, async ({ body, context, reply }) => {
    const isTaken = await takeBackWord(context.pool, body.id);
    return isTaken ? {} : await refuse(reply, 'changed_since');
  });
}

import {
  liveMessageRequest,
  liveMuteRequest,
  liveSlowRequest,
  liveTalkAnswer,
  liveTalkQuery,
} from '@kongres/contract/desk/live/live-talk';
import { listRooms } from '../../../live/rooms/live-queries.ts';
import { moderate, muteAuthor } from '../../../live/room-chat/moderate.ts';
import { listForHosts, type Message } from '../../../live/room-chat/moderation-queries.ts';
import { setSlowMode } from '../../../live/rooms/live-queries.ts';
import { done } from '../../http/done.ts';
import { refuse } from '../../http/refuse.ts';
import type { DeskCalls } from '../../http/serve-calls.ts';

/** Questions and the chat of a room, and what hosts make of them. */
export function serveLiveTalk({ serve }: DeskCalls): void {
  serve(
    'liveTalk',
    { query: liveTalkQuery, answer: liveTalkAnswer },
    async ({ query, context: { pool }, reply }) => {
      const room = (await listRooms(pool)).find(({ id }) => id === query.room);
      if (!room) return await refuse(reply, 'unknown_room');
      const { questions, chat } = await listForHosts(pool, room.id);
      return {
        slowSeconds: room.slowSeconds,
        questions: questions.map(told),
        chat: chat.map(told),
      };
    },
  );

  serve(
    'liveMessage',
    { body: liveMessageRequest, answer: done },
    async ({ body: { id, state, saw }, context, reply }) => {
      const moderated = await moderate(context.pool, id, state, saw);
      if (moderated.ok) return {};
      const { code } = moderated;
      if (code === 'unknown') return await refuse(reply, 'not_found');
      return await refuse(reply, code === 'no_question' ? 'invalid_request' : code);
    },
  );

  serve('liveMute', { body: liveMuteRequest, answer: done }, async ({ body, context, reply }) => {
    const muted = await muteAuthor(context.pool, body.id, body.isMuted);
    return muted.ok ? {} : await refuse(reply, 'not_found');
  });

  serve('liveSlow', { body: liveSlowRequest, answer: done }, async ({ body, context, reply }) => {
    const isSet = await setSlowMode(context.pool, body.room, body.seconds);
    return isSet ? {} : await refuse(reply, 'unknown_room');
  });
}

function told({ id, author, text, state, votes, writtenAt, number, isMuted }: Message) {
  return { id, author, text, state, votes, at: writtenAt.toISOString(), number, isMuted };
}

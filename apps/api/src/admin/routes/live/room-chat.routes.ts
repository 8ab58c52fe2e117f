import {
  moderateMessageRequest,
  muteAuthorRequest,
  setSlowModeRequest,
  roomChatResponse,
  roomChatQuery,
} from '@kongres/contract/desk/live/room-chat';
import { listRooms } from '../../../live/rooms/live.queries.ts';
import { moderateMessage, muteAuthor } from '../../../live/room-chat/moderate-message.ts';
import {
  listMessagesForHosts,
  type ModeratedMessage,
} from '../../../live/room-chat/moderation.queries.ts';
import { setSlowMode } from '../../../live/rooms/live.queries.ts';
import { emptyResponse } from '../../http/empty-response.ts';
import { sendDomainProblem } from '../../http/send-domain-problem.ts';
import type { DeskRouter } from '../../http/desk-router.ts';

export function registerRoomChatRoutes({ serve }: DeskRouter): void {
  serve(
    'getRoomChat',
    { query: roomChatQuery, response: roomChatResponse },
    async ({ query, context: { pool }, reply }) => {
      const room = (await listRooms(pool)).find(({ id }) => id === query.room);
      if (!room) return await sendDomainProblem(reply, 'unknown_room');
      const { questions, chat } = await listMessagesForHosts(pool, room.id);
      return {
        slowSeconds: room.slowSeconds,
        questions: questions.map(toChatMessage),
        chat: chat.map(toChatMessage),
      };
    },
  );

  serve(
    'moderateMessage',
    { body: moderateMessageRequest, response: emptyResponse },
    async ({ body: { id, state, expectedState: saw }, context, reply }) => {
      const moderated = await moderateMessage(context.pool, id, state, saw);
      if (moderated.ok) return {};
      const { code } = moderated;
      if (code === 'unknown') return await sendDomainProblem(reply, 'not_found');
      return await sendDomainProblem(reply, code === 'no_question' ? 'invalid_request' : code);
    },
  );

  serve(
    'muteAuthor',
    { body: muteAuthorRequest, response: emptyResponse },
    async ({ body, context, reply }) => {
      const muted = await muteAuthor(context.pool, body.id, body.isMuted);
      return muted.ok ? {} : await sendDomainProblem(reply, 'not_found');
    },
  );

  serve(
    'setSlowMode',
    { body: setSlowModeRequest, response: emptyResponse },
    async ({ body, context, reply }) => {
      const isSet = await setSlowMode(context.pool, body.room, body.seconds);
      return isSet ? {} : await sendDomainProblem(reply, 'unknown_room');
    },
  );
}

function toChatMessage({
  id,
  author,
  text,
  state,
  votes,
  writtenAt,
  number,
  isMuted,
}: ModeratedMessage) {
  return { id, author, text, state, votes, at: writtenAt.toISOString(), number, isMuted };
}

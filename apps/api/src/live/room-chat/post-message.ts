import type { OwnRoomChat, PostMessageRequest, VoteRequest } from '@kongres/contract/room-chat';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { toSingleLine } from '../../platform/texts/single-line.ts';
import { lockOrder } from '../../sales/orders/order.queries.ts';
import type { Order } from '../../sales/orders/order.ts';
import { streamPathSeconds } from '../streaming/stream-path.ts';
import {
  insertChatMessage,
  readLastMessageTime,
  readAttendeeChat,
  readQuestionRoom,
  readChatPermissions,
  setVote,
} from './room-chat.queries.ts';

type RoomChatContext = Pick<Context, 'pool' | 'now'>;

type ChatRejection = { ok: false; code: 'not_inside' | 'muted' | 'invalid_request' } | RateLimited;
type RateLimited = { ok: false; code: 'too_fast'; retryAfterSeconds: number };

export type ChatResult = { ok: true; attendeeChat: OwnRoomChat } | ChatRejection;

/** Minimum interval between messages; slow mode of a room may require more. */
const minIntervalSeconds = { question: 20, chat: 2 };

export async function postMessage(
  { pool, now }: RoomChatContext,
  { id: orderId, origin }: Pick<Order, 'id' | 'origin'>,
  request: PostMessageRequest,
): Promise<ChatResult> {
  const text = toSingleLine(request.text);
  if (!text) return { ok: false, code: 'invalid_request' };
  return await inTransaction(pool, async (tx) => {
    // Serialises messages of one ticket for the rate limit.
    await lockOrder(tx, orderId);
    const permissions = await readChatPermissions(tx, orderId, request.room, getSeatCutoff(now()));
    if (!permissions.isInside) return { ok: false, code: 'not_inside' };
    if (permissions.isMuted) return { ok: false, code: 'muted' };
    const last = await readLastMessageTime(tx, orderId, request.kind);
    const intervalSeconds = Math.max(permissions.slowSeconds, minIntervalSeconds[request.kind]);
    const secondsLeft = last ? intervalSeconds - (now().getTime() - last.getTime()) / 1000 : 0;
    if (secondsLeft > 0)
      return { ok: false, code: 'too_fast', retryAfterSeconds: Math.ceil(secondsLeft) };
    const author = toSingleLine(request.author);
    await insertChatMessage(tx, orderId, {
      ...request,
      text,
      author,
      isSpeaker: origin === 'speaker',
    });
    return { ok: true, attendeeChat: await readAttendeeChat(tx, orderId) };
  });
}

export async function voteForQuestion(
  { pool, now }: RoomChatContext,
  { id: orderId }: Pick<Order, 'id'>,
  request: VoteRequest,
): Promise<ChatResult> {
  const room = await readQuestionRoom(pool, request.message);
  const permissions =
    room && (await readChatPermissions(pool, orderId, room, getSeatCutoff(now())));
  if (!permissions || !permissions.isInside) return { ok: false, code: 'not_inside' };
  await setVote(pool, orderId, request);
  return { ok: true, attendeeChat: await readAttendeeChat(pool, orderId) };
}

function getSeatCutoff(now: Date): Date {
  return new Date(now.getTime() - streamPathSeconds * 1000);
}

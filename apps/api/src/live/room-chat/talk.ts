import type { OwnTalk, TalkRequest, VoteRequest } from '@kongres/contract/talk';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { inOneLine } from '../../platform/texts/one-line.ts';
import { lockOrder } from '../../sales/orders/order-queries.ts';
import type { Order } from '../../sales/orders/order.ts';
import { pathSeconds } from '../streaming/stream-path.ts';
import {
  insertMessage,
  readLastMessage,
  readOwnTalk,
  readQuestionRoom,
  readSpeaker,
  setVote,
} from './talk-queries.ts';

type TalkContext = Pick<Context, 'pool' | 'now'>;

type Refused = { ok: false; code: 'not_inside' | 'muted' | 'invalid_request' } | TooFast;
type TooFast = { ok: false; code: 'too_fast'; retryAfterSeconds: number };

export type Spoken = { ok: true; own: OwnTalk } | Refused;

/** How long a person writes at least, where the room asks for no more. */
const pauseSeconds = { question: 20, chat: 2 };

/** Asks or says something in the room that the ticket's device is in. */
export async function say(
  { pool, now }: TalkContext,
  { id: orderId, origin }: Pick<Order, 'id' | 'origin'>,
  request: TalkRequest,
): Promise<Spoken> {
  const text = inOneLine(request.text);
  if (!text) return { ok: false, code: 'invalid_request' };
  return await inTransaction(pool, async (tx) => {
    // Of two messages at once the second waits here, and finds the first.
    await lockOrder(tx, orderId);
    const speaker = await readSpeaker(tx, orderId, request.room, insideSince(now()));
    if (!speaker.isInside) return { ok: false, code: 'not_inside' };
    if (speaker.isMuted) return { ok: false, code: 'muted' };
    const last = await readLastMessage(tx, orderId, request.kind);
    const pause = Math.max(speaker.slowSeconds, pauseSeconds[request.kind]);
    const left = last ? pause - (now().getTime() - last.getTime()) / 1000 : 0;
    if (left > 0) return { ok: false, code: 'too_fast', retryAfterSeconds: Math.ceil(left) };
    const author = inOneLine(request.author);
    await insertMessage(tx, orderId, { ...request, text, author, isSpeaker: origin === 'speaker' });
    return { ok: true, own: await readOwnTalk(tx, orderId) };
  });
}

/** Votes for a question of the room that the ticket's device is in. */
export async function vote(
  { pool, now }: TalkContext,
  { id: orderId }: Pick<Order, 'id'>,
  request: VoteRequest,
): Promise<Spoken> {
  const room = await readQuestionRoom(pool, request.message);
  const speaker = room && (await readSpeaker(pool, orderId, room, insideSince(now())));
  if (!speaker || !speaker.isInside) return { ok: false, code: 'not_inside' };
  await setVote(pool, orderId, request);
  return { ok: true, own: await readOwnTalk(pool, orderId) };
}

function insideSince(now: Date): Date {
  return new Date(now.getTime() - pathSeconds * 1000);
}

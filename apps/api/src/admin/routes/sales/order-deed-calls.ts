import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  orderCorrectRequest,
  orderNoteRemoveRequest,
  orderNoteRequest,
  orderPassOnRequest,
  orderRefundPartRequest,
  orderRequest,
} from '@kongres/contract/desk/sales/orders';
import { ProviderRefused, type ProviderFailure } from '../../../sales/payments/protect-calls.ts';
import type { ProblemCode } from '@kongres/contract/problem';
import type { OrderHooks } from '../../../sales/transfers/order-hooks.ts';
import { passOnTicket } from '../../../sales/transfers/pass-on-ticket.ts';
import { revokeTicket } from '../../../sales/complimentary-tickets/revoke-ticket.ts';
import { resendTicket } from '../../../sales/order-emails/resend-ticket.ts';
import { moveOrder } from '../../../sales/transfers/move-order.ts';
import { isForgotten } from '../../../sales/orders/forgotten-address.ts';
import { deleteNote, insertNote } from '../../../sales/orders/note-queries.ts';
import { readOrderByNumber, type OrderRow } from '../../../sales/orders/order-list-queries.ts';
import { refundByHand, refundPart } from '../../../sales/settlement/refunds.ts';
import { done } from '../../http/done.ts';
import { refuse } from '../../http/refuse.ts';
import type { DeskCalls, DeskContext } from '../../http/serve-calls.ts';
import { authorRemovableBy } from './removable-notes.ts';

/** What an organiser does with an order: send again, mend, give back, pass on, take back, note. */
export function serveOrderDeeds({ serve }: DeskCalls, orderHooks: OrderHooks): void {
  serve('orderResend', { body: orderRequest, answer: done }, (asked) =>
    withOrder(asked, async (row, { context, request }) => {
      const resent = await resendTicket(context, row, request.id);
      return resent.ok ? null : resent.code;
    }),
  );

  serve('orderCorrect', { body: orderCorrectRequest, answer: done }, (asked) =>
    withOrder(asked, async (row, { body: { email }, context, request }) => {
      if (isForgotten(row.email)) return 'forgotten';
      if (email === row.email) return 'same_address';
      const to = { email, requestId: request.id, link: null };
      const moved = await moveOrder({ ...context, orderHooks }, row.id, to);
      return moved.ok ? null : moved.code;
    }),
  );

  serve('orderRefund', { body: orderRequest, answer: done }, (asked) =>
    withOrder(asked, async (row, { context, request }) =>
      problemOf(await refundByHand(context, row.id, request.id), request),
    ),
  );

  serve('orderRefundPart', { body: orderRefundPartRequest, answer: done }, (asked) =>
    withOrder(asked, async (row, { body, context, request }) =>
      problemOf(await refundPart(context, row.id, body, request.id), request),
    ),
  );

  serve('orderPassOn', { body: orderPassOnRequest, answer: done }, (asked) =>
    withOrder(asked, async (row, { body: { email, language }, context, request }) => {
      if (isForgotten(row.email)) return 'forgotten';
      const to = { email, language, link: null, requestId: request.id };
      const passed = await passOnTicket({ ...context, orderHooks }, row.id, to);
      return passed.ok ? null : passed.code;
    }),
  );

  serve('orderRevoke', { body: orderRequest, answer: done }, (asked) =>
    withOrder(asked, async (row, { context, request }) => {
      const revoked = await revokeTicket(context, row.id, request.id);
      return revoked.ok ? null : revoked.code;
    }),
  );

  serve('orderNote', { body: orderNoteRequest, answer: done }, (asked) =>
    withOrder(asked, async (row, { body: { text }, context: { pool }, person }) => {
      if (isForgotten(row.email)) return 'forgotten';
      await insertNote(pool, row.id, { author: person.id, text });
      return null;
    }),
  );

  serve('orderNoteRemove', { body: orderNoteRemoveRequest, answer: done }, (asked) =>
    withOrder(asked, async (row, { body: { note: id }, context: { pool }, person }) => {
      const note = { id, author: authorRemovableBy(person) };
      return (await deleteNote(pool, row.id, note)) ? null : 'not_found';
    }),
  );
}

interface AskedOfOrder {
  body: { number: number };
  context: DeskContext;
  reply: FastifyReply;
}

/** The order that a deed is about, and the reason why it was not done if there is one. */
async function withOrder<Asked extends AskedOfOrder>(
  asked: Asked,
  act: (row: OrderRow, asked: Asked) => Promise<ProblemCode | null>,
): Promise<Record<string, never> | FastifyReply> {
  const row = await readOrderByNumber(asked.context.pool, asked.body.number);
  const code = row ? await act(row, asked) : 'not_found';
  return code === null ? {} : await refuse(asked.reply, code);
}

type Refunded = Awaited<ReturnType<typeof refundByHand>> | Awaited<ReturnType<typeof refundPart>>;

function problemOf(refunded: Refunded, { log }: FastifyRequest): ProblemCode | null {
  if (refunded.ok) return null;
  const { code } = refunded;
  if (code === 'unknown_payment') return 'not_found';
  if (code === 'not_a_part') return 'invalid_request';
  if (code !== 'provider_failed') return code;
  const { error: err }: { error: ProviderFailure } = refunded;
  log.warn({ err }, 'a refund of the desk did not go through');
  return err instanceof ProviderRefused ? 'provider_refused' : 'provider_unavailable';
}

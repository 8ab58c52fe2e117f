import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  correctOrderEmailRequest,
  removeOrderNoteRequest,
  addOrderNoteRequest,
  transferTicketRequest,
  partialRefundRequest,
  orderRequest,
} from '@kongres/contract/desk/sales/orders';
import {
  ProviderRejectedError,
  type ProviderError,
} from '../../../sales/payments/circuit-breaker.ts';
import type { ProblemCode } from '@kongres/contract/problem';
import type { OrderHooks } from '../../../sales/transfers/order-hooks.ts';
import { transferTicket } from '../../../sales/transfers/transfer-ticket.ts';
import { revokeTicket } from '../../../sales/complimentary-tickets/revoke-ticket.ts';
import { resendTicket } from '../../../sales/order-emails/resend-ticket.ts';
import { changeOrderEmail } from '../../../sales/transfers/change-order-email.ts';
import { isErasedEmail } from '../../../sales/orders/erased-email.ts';
import { deleteOrderNote, insertOrderNote } from '../../../sales/orders/order-note.queries.ts';
import { readOrderByNumber, type OrderRow } from '../../../sales/orders/order-list.queries.ts';
import { refundOrderManually, refundOrderPartially } from '../../../sales/settlement/refunds.ts';
import { emptyResponse } from '../../http/empty-response.ts';
import { sendDomainProblem } from '../../http/send-domain-problem.ts';
import type { DeskRouter, DeskContext } from '../../http/desk-router.ts';
import { getRemovableNoteAuthor } from './removable-notes.ts';

export function registerOrderActionRoutes({ serve }: DeskRouter, orderHooks: OrderHooks): void {
  serve('resendTicket', { body: orderRequest, response: emptyResponse }, (asked) =>
    withOrder(asked, async (row, { context, request }) => {
      const resent = await resendTicket(context, row, request.id);
      return resent.ok ? null : resent.code;
    }),
  );

  serve('correctOrderEmail', { body: correctOrderEmailRequest, response: emptyResponse }, (asked) =>
    withOrder(asked, async (row, { body: { email }, context, request }) => {
      if (isErasedEmail(row.email)) return 'forgotten';
      if (email === row.email) return 'same_address';
      const to = { email, requestId: request.id, link: null };
      const corrected = await changeOrderEmail({ ...context, orderHooks }, row.id, to);
      return corrected.ok ? null : corrected.code;
    }),
  );

  serve('refundOrder', { body: orderRequest, response: emptyResponse }, (asked) =>
    withOrder(asked, async (row, { context, request }) =>
      toProblemCode(await refundOrderManually(context, row.id, request.id), request),
    ),
  );

  serve('refundOrderPartially', { body: partialRefundRequest, response: emptyResponse }, (asked) =>
    withOrder(asked, async (row, { body, context, request }) =>
      toProblemCode(await refundOrderPartially(context, row.id, body, request.id), request),
    ),
  );

  serve('transferTicket', { body: transferTicketRequest, response: emptyResponse }, (asked) =>
    withOrder(asked, async (row, { body: { email, language }, context, request }) => {
      if (isErasedEmail(row.email)) return 'forgotten';
      const to = { email, language, link: null, requestId: request.id };
      const transferred = await transferTicket({ ...context, orderHooks }, row.id, to);
      return transferred.ok ? null : transferred.code;
    }),
  );

  serve('revokeTicket', { body: orderRequest, response: emptyResponse }, (asked) =>
    withOrder(asked, async (row, { context, request }) => {
      const revoked = await revokeTicket(context, row.id, request.id);
      return revoked.ok ? null : revoked.code;
    }),
  );

  serve('addOrderNote', { body: addOrderNoteRequest, response: emptyResponse }, (asked) =>
    withOrder(asked, async (row, { body: { text }, context: { pool }, person }) => {
      if (isErasedEmail(row.email)) return 'forgotten';
      await insertOrderNote(pool, row.id, { author: person.id, text });
      return null;
    }),
  );

  serve('removeOrderNote', { body: removeOrderNoteRequest, response: emptyResponse }, (asked) =>
    withOrder(asked, async (row, { body: { note: id }, context: { pool }, person }) => {
      const note = { id, author: getRemovableNoteAuthor(person) };
      return (await deleteOrderNote(pool, row.id, note)) ? null : 'not_found';
    }),
  );
}

interface OrderRequest {
  body: { number: number };
  context: DeskContext;
  reply: FastifyReply;
}

async function withOrder<Asked extends OrderRequest>(
  asked: Asked,
  run: (row: OrderRow, asked: Asked) => Promise<ProblemCode | null>,
): Promise<Record<string, never> | FastifyReply> {
  const row = await readOrderByNumber(asked.context.pool, asked.body.number);
  const code = row ? await run(row, asked) : 'not_found';
  return code === null ? {} : await sendDomainProblem(asked.reply, code);
}

type RefundResult =
  | Awaited<ReturnType<typeof refundOrderManually>>
  | Awaited<ReturnType<typeof refundOrderPartially>>;

function toProblemCode(refunded: RefundResult, { log }: FastifyRequest): ProblemCode | null {
  if (refunded.ok) return null;
  const { code } = refunded;
  if (code === 'unknown_payment') return 'not_found';
  if (code === 'not_a_part') return 'invalid_request';
  if (code !== 'provider_failed') return code;
  const { error: err }: { error: ProviderError } = refunded;
  log.warn({ event: 'desk_refund_failed', err }, 'Refund from the desk failed');
  return err instanceof ProviderRejectedError ? 'provider_refused' : 'provider_unavailable';
}

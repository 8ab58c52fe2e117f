import { addressLines } from '@kongres/content/format/address';
import { mostCounted } from '@kongres/contract/desk/order-states';
import {
  orderAnswer,
  orderCorrectRequest,
  orderQuery,
  orderRequest,
  ordersAnswer,
  ordersQuery,
} from '@kongres/contract/desk/orders';
import type { Connection } from '../db/connection.ts';
import { listMailsOf } from '../order-mails/mail-queries.ts';
import { resendTicket } from '../order-mails/resend-ticket.ts';
import { moveOrder } from '../order-page/move-order.ts';
import { isForgotten } from '../orders/forgotten-address.ts';
import { countOrders, pageOfOrders, readOrderByNumber } from '../orders/order-list-queries.ts';
import { readOrder } from '../orders/order-queries.ts';
import { searchedBy } from '../orders/searched-order.ts';
import { refundByHand } from '../settlement/refund-by-hand.ts';
import { refundableOf } from '../settlement/refundable.ts';
import { done } from './done.ts';
import { pageLimit, pageOf } from './page-of.ts';
import { refuse } from './refuse.ts';
import { rowOf } from './order-row.ts';
import type { DeskCalls } from './serve-calls.ts';

/** Orders: found, looked at, mended, given back. */
export function serveOrders({ serve }: DeskCalls): void {
  serve('orders', { query: ordersQuery, answer: ordersAnswer }, async ({ query, context }) => {
    const { q, before, ...filter } = query;
    const text = q?.trim();
    const wanted = { ...filter, searched: text ? searchedBy(text) : undefined };
    const last = before === undefined ? undefined : Number(before);
    const found = await pageOfOrders(context.pool, { ...wanted, before: last, limit: pageLimit });
    const { shown, next } = pageOf(found, ({ number }) => number);
    return {
      orders: shown.map(rowOf),
      count: await countOrders(context.pool, wanted, mostCounted),
      next,
    };
  });

  serve(
    'order',
    { query: orderQuery, answer: orderAnswer },
    async ({ query, context: { pool }, reply }) => {
      const row = await readOrderByNumber(pool, Number(query.number));
      if (!row) return await refuse(reply, 'not_found');
      const order = await readOrder(pool, row.id);
      const refundable = order && refundableOf(order);
      const { netMinor, vatMinor, refundedMinor, companyName, taxId, ticketCode, usedAt } = row;
      const isValid = row.state === 'paid' && !isForgotten(row.email);
      return {
        ...rowOf(row),
        paidAt: row.paidAt?.toISOString() ?? null,
        netMinor,
        vatMinor,
        refundedMinor,
        company: companyName,
        taxId,
        address: row.billingAddress && addressLines(row.billingAddress, row.country, row.language),
        ticketCode,
        downloadedAt: row.downloadedAt?.toISOString() ?? null,
        usedAt: usedAt?.toISOString() ?? null,
        passedOnAt: row.passedOnAt?.toISOString() ?? null,
        mails: await mailsOf(pool, row.id),
        refundableMinor: refundable?.ok ? refundable.leftMinor : null,
        canResend: isValid,
        canCorrect: isValid && !usedAt,
      };
    },
  );

  serve(
    'orderResend',
    { body: orderRequest, answer: done },
    async ({ body, context, request, reply }) => {
      const row = await readOrderByNumber(context.pool, body.number);
      if (!row) return await refuse(reply, 'not_found');
      const resent = await resendTicket(context, row, request.id);
      return resent.ok ? {} : await refuse(reply, resent.code);
    },
  );

  serve(
    'orderCorrect',
    { body: orderCorrectRequest, answer: done },
    async ({ body, context, request, reply }) => {
      const row = await readOrderByNumber(context.pool, body.number);
      if (!row) return await refuse(reply, 'not_found');
      if (isForgotten(row.email)) return await refuse(reply, 'forgotten');
      const { email } = body;
      if (email === row.email) return await refuse(reply, 'same_address');
      const moved = await moveOrder(context, row.id, { email, requestId: request.id, link: null });
      return moved.ok ? {} : await refuse(reply, moved.code);
    },
  );

  serve(
    'orderRefund',
    { body: orderRequest, answer: done },
    async ({ body, context, request, reply }) => {
      const row = await readOrderByNumber(context.pool, body.number);
      if (!row) return await refuse(reply, 'not_found');
      const refunded = await refundByHand(context, row.id, request.id);
      if (refunded.ok) return {};
      if (refunded.code === 'provider_failed') {
        request.log.warn({ err: refunded.error }, 'a refund of the desk did not go through');
        return await refuse(reply, 'provider_unavailable');
      }
      if (refunded.code === 'not_found' || refunded.code === 'unknown_payment') {
        return await refuse(reply, 'not_found');
      }
      return await refuse(reply, refunded.code);
    },
  );
}

async function mailsOf(db: Connection, orderId: string) {
  return (await listMailsOf(db, orderId)).map(({ kind, queuedAt, sentAt, failedAt }) => ({
    kind,
    queuedAt: queuedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
  }));
}

import { addressLines } from '@kongres/content/format/address';
import { mostCounted } from '@kongres/contract/desk/sales/order-states';
import {
  orderAnswer,
  orderQuery,
  ordersAnswer,
  ordersQuery,
} from '@kongres/contract/desk/sales/orders';
import type { Connection } from '../../../platform/db/connection.ts';
import { listMailsOf } from '../../../sales/order-emails/mail-queries.ts';
import { isForgotten } from '../../../sales/orders/forgotten-address.ts';
import {
  countOrders,
  pageOfOrders,
  readOrderByNumber,
} from '../../../sales/orders/order-list-queries.ts';
import { readOrder } from '../../../sales/orders/order-queries.ts';
import { readNotes } from '../../../sales/orders/note-queries.ts';
import { searchedBy } from '../../../sales/orders/searched-order.ts';
import { refundableOf } from '../../../sales/settlement/refunds.ts';
import { pageLimit, pageOf } from '../../http/page-of.ts';
import { refuse } from '../../http/refuse.ts';
import { rowOf } from './order-row.ts';
import { authorRemovableBy } from './removable-notes.ts';
import type { DeskCalls } from '../../http/serve-calls.ts';

/** Orders: found and looked at. */
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
    async ({ query, context: { pool }, person, reply }) => {
      const row = await readOrderByNumber(pool, Number(query.number));
      if (!row) return await refuse(reply, 'not_found');
      const order = await readOrder(pool, row.id);
      if (!order) return await refuse(reply, 'not_found');
      const refundable = refundableOf(order);
      const { netMinor, vatMinor, refundedMinor, companyName, taxId, ticketCode, usedAt } = row;
      const isValid = row.state === 'paid' && !isForgotten(row.email);
      return {
        ...rowOf(row),
        paidAt: row.paidAt?.toISOString() ?? null,
        isCounted: order.isCounted,
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
        consentedAt: order.consentedAt?.toISOString() ?? null,
        consentVersion: order.consentVersion,
        mails: await mailsOf(pool, row.id),
        refundableMinor: refundable.ok ? refundable.leftMinor : null,
        refundableCurrency: refundable.ok ? refundable.currency : null,
        canResend: isValid,
        canCorrect: isValid && !usedAt,
        canPassOn: isValid,
        canRevoke: row.state === 'paid' && row.origin !== 'sale',
        notes: (await readNotes(pool, row.id)).map(({ id, author, authorName, notedAt, text }) => ({
          id,
          at: notedAt.toISOString(),
          author: authorName,
          text,
          canRemove: [null, author].includes(authorRemovableBy(person)),
        })),
      };
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

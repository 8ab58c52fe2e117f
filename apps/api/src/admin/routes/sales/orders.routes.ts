import { formatAddressLines } from '@kongres/content/format/address';
import { maxListCount } from '@kongres/contract/desk/sales/order-states';
import {
  orderResponse,
  orderQuery,
  ordersResponse,
  ordersQuery,
} from '@kongres/contract/desk/sales/orders';
import type { Connection } from '../../../platform/db/connection.ts';
import { listOrderEmails } from '../../../sales/order-emails/order-email.queries.ts';
import { isErasedEmail } from '../../../sales/orders/erased-email.ts';
import {
  countOrders,
  listOrders,
  readOrderByNumber,
} from '../../../sales/orders/order-list.queries.ts';
import { readOrder } from '../../../sales/orders/order.queries.ts';
import { listOrderNotes } from '../../../sales/orders/order-note.queries.ts';
import { parseOrderSearch } from '../../../sales/orders/parse-order-search.ts';
import { getRefundable } from '../../../sales/settlement/refunds.ts';
import { pageQueryLimit, paginateRows } from '../../http/paginate.ts';
import { sendDomainProblem } from '../../http/send-domain-problem.ts';
import { toOrderRow } from './order-row.ts';
import { getRemovableNoteAuthor } from './removable-notes.ts';
import type { DeskRouter } from '../../http/desk-router.ts';

export function registerOrderRoutes({ serve }: DeskRouter): void {
  serve(
    'listOrders',
    { query: ordersQuery, response: ordersResponse },
    async ({ query, context }) => {
      const { q, before, ...filter } = query;
      const text = q?.trim();
      const conditions = { ...filter, searched: text ? parseOrderSearch(text) : undefined };
      const last = before === undefined ? undefined : Number(before);
      const found = await listOrders(context.pool, {
        ...conditions,
        beforeNumber: last,
        limit: pageQueryLimit,
      });
      const { shown, next } = paginateRows(found, ({ number }) => number);
      return {
        orders: shown.map(toOrderRow),
        count: await countOrders(context.pool, conditions, maxListCount),
        next,
      };
    },
  );

  serve(
    'getOrder',
    { query: orderQuery, response: orderResponse },
    async ({ query, context: { pool }, person, reply }) => {
      const row = await readOrderByNumber(pool, Number(query.number));
      if (!row) return await sendDomainProblem(reply, 'not_found');
      const order = await readOrder(pool, row.id);
      if (!order) return await sendDomainProblem(reply, 'not_found');
      const refundable = getRefundable(order);
      const { netMinor, vatMinor, refundedMinor, companyName, taxId, ticketCode } = row;
      const isValid = row.state === 'paid' && !isErasedEmail(row.email);
      return {
        ...toOrderRow(row),
        paidAt: row.paidAt?.toISOString() ?? null,
        countsTowardsQuota: order.countsTowardsQuota,
        netMinor,
        vatMinor,
        refundedMinor,
        company: companyName,
        taxId,
        address:
          row.billingAddress && formatAddressLines(row.billingAddress, row.country, row.language),
        ticketCode,
        downloadedAt: row.downloadedAt?.toISOString() ?? null,
        checkedInAt: row.checkedInAt?.toISOString() ?? null,
        transferredAt: row.transferredAt?.toISOString() ?? null,
        consentedAt: order.consentedAt?.toISOString() ?? null,
        consentVersion: order.consentVersion,
        emails: await listEmails(pool, row.id),
        refundableMinor: refundable.ok ? refundable.leftMinor : null,
        refundableCurrency: refundable.ok ? refundable.currency : null,
        canResend: isValid,
        canCorrectEmail: isValid && !row.checkedInAt,
        canTransfer: isValid,
        canRevoke: row.state === 'paid' && row.origin !== 'sale',
        notes: (await listOrderNotes(pool, row.id)).map(
          ({ id, author, authorName, createdAt: notedAt, text }) => ({
            id,
            at: notedAt.toISOString(),
            author: authorName,
            text,
            canRemove: [null, author].includes(getRemovableNoteAuthor(person)),
          }),
        ),
      };
    },
  );
}

async function listEmails(db: Connection, orderId: string) {
  return (await listOrderEmails(db, orderId)).map(({ kind, queuedAt, sentAt, failedAt }) => ({
    kind,
    queuedAt: queuedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
  }));
}

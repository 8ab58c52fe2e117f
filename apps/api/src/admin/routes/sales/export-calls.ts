import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import {
  exportAttendeesRequest,
  exportOrdersRequest,
  exportPaymentsRequest,
} from '@kongres/contract/desk/sales/exports';
import { attendeesSheet } from '../../exports/attendees-sheet.ts';
import { exportFile, type ExportedFile } from '../../exports/export-file.ts';
import { ordersSheet } from '../../exports/orders-sheet.ts';
import { paymentsSheet } from '../../exports/payments-sheet.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import type { DeskCalls } from '../../http/serve-calls.ts';

/** What organisers take home: lists as files for a spreadsheet. */
export function serveExports({ serve }: DeskCalls): void {
  serve(
    'exportPayments',
    { body: exportPaymentsRequest, answer: z.never() },
    async ({ body: { format, ...span }, context: { pool }, reply }) =>
      await send(reply, await exportFile(pool, paymentsSheet(span), format, span)),
  );

  serve(
    'exportAttendees',
    { body: exportAttendeesRequest, answer: z.never() },
    async ({ body: { format, ...filter }, context: { pool }, reply }) =>
      await send(reply, await exportFile(pool, attendeesSheet(filter), format, filter)),
  );

  serve(
    'exportOrders',
    { body: exportOrdersRequest, answer: z.never() },
    async ({ body: { format }, context: { pool }, reply }) =>
      await send(reply, await exportFile(pool, ordersSheet, format, {})),
  );
}

function send(reply: FastifyReply, { rows, ...file }: ExportedFile) {
  return sendFile(reply.header('X-Rows', String(rows)), file);
}

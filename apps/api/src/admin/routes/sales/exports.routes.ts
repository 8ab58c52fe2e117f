import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import {
  exportAttendeesRequest,
  exportOrdersRequest,
  exportPaymentsRequest,
} from '@kongres/contract/desk/sales/exports';
import { createAttendeesSheet } from '../../exports/attendees-sheet.ts';
import { createExportFile, type ExportedFile } from '../../exports/export-file.ts';
import { ordersSheet } from '../../exports/orders-sheet.ts';
import { createPaymentsSheet } from '../../exports/payments-sheet.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import type { DeskRouter } from '../../http/desk-router.ts';

export function registerExportRoutes({ serve }: DeskRouter): void {
  serve(
    'exportPayments',
    { body: exportPaymentsRequest, response: z.never() },
    async ({ body: { format, ...span }, context: { pool }, reply }) =>
      await sendExport(
        reply,
        await createExportFile(pool, createPaymentsSheet(span), format, span),
      ),
  );

  serve(
    'exportAttendees',
    { body: exportAttendeesRequest, response: z.never() },
    async ({ body: { format, ...filter }, context: { pool }, reply }) =>
      await sendExport(
        reply,
        await createExportFile(pool, createAttendeesSheet(filter), format, filter),
      ),
  );

  serve(
    'exportOrders',
    { body: exportOrdersRequest, response: z.never() },
    async ({ body: { format }, context: { pool }, reply }) =>
      await sendExport(reply, await createExportFile(pool, ordersSheet, format, {})),
  );
}

function sendExport(reply: FastifyReply, { rows, ...file }: ExportedFile) {
  return sendFile(reply.header('X-Rows', String(rows)), file);
}

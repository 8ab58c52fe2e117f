import * as z from 'zod/mini';
import { admissionIds } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { day } from './orders.ts';

const format = z.enum(['csv', 'xlsx']);
export type ExportFormat = z.infer<typeof format>;

/** Both days inclusive. */
export const exportPaymentsRequest = z
  .object({ since: day, until: day, format })
  .check(z.refine(({ since, until }) => since <= until));
export type ExportPayments = z.infer<typeof exportPaymentsRequest>;

export const exportAttendeesRequest = z.object({
  ticket: z.optional(z.enum(admissionIds)),
  language: z.optional(z.enum(languages.map(({ id }) => id))),
  format,
});
export type ExportAttendees = z.infer<typeof exportAttendeesRequest>;

export const exportOrdersRequest = z.object({ format });
export type ExportOrders = z.infer<typeof exportOrdersRequest>;

import * as z from 'zod/mini';
import { admissionIds } from '@kongres/content/facts/admissions';

/** Valid tickets, amounts kept for them, and amounts refunded. */
const salesFields = {
  tickets: z.int(),
  netMinor: z.int(),
  grossMinor: z.int(),
  refundedMinor: z.int(),
};

export const orderOutcomes = [
  'paid',
  'refunded',
  'needs_refund',
  'mismatched',
  'expired',
  'open',
] as const;

/** In seconds; null for the open-ended bucket. */
const ageLimitSeconds = z.nullable(z.int());

export const reportResponse = z.object({
  now: z.iso.datetime(),
  total: z.object({
    ...salesFields,
    refundedOrders: z.int(),
    /** Partial refunds of orders whose tickets are still valid. */
    partlyRefundedMinor: z.int(),
  }),
  /** By day of payment or refund, ascending, at least 30 days, including empty ones. */
  days: z.array(z.object({ day: z.iso.date(), ...salesFields })),
  /** Partial refunds have no date. */
  undatedMinor: z.int(),
  tickets: z.array(z.object({ key: z.enum(admissionIds), ...salesFields })),
  languages: z.array(z.object({ key: z.string(), ...salesFields })),
  countries: z.array(z.object({ key: z.nullable(z.string()), ...salesFields })),
  steps: z.object({ created: z.int(), opened: z.int(), paid: z.int() }),
  outcomes: z.array(z.object({ outcome: z.enum(orderOutcomes), orders: z.int() })),
  holds: z.array(z.object({ under: ageLimitSeconds, orders: z.int() })),
  /** Ticket emails, by seconds between queueing and sending. */
  emails: z.object({
    sent: z.int(),
    median: z.nullable(z.number()),
    percentile95: z.nullable(z.number()),
    delays: z.array(z.object({ under: ageLimitSeconds, emails: z.int() })),
  }),
  lateEmails: z.object({
    over: z.int(),
    count: z.int(),
    oldest: z.array(z.object({ number: z.int(), kind: z.string(), queuedAt: z.iso.datetime() })),
  }),
  quotaCounts: z.array(z.object({ ticket: z.enum(admissionIds), sold: z.int(), valid: z.int() })),
});
export type Report = z.infer<typeof reportResponse>;

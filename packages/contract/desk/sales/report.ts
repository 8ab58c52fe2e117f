import * as z from 'zod/mini';
import { admissionIds } from '@kongres/content/facts/admissions';

/** Tickets that open the door, what was paid and kept for them, and what went back. */
const sold = {
  tickets: z.int(),
  netMinor: z.int(),
  grossMinor: z.int(),
  refundedMinor: z.int(),
};

/** What became of the orders that were placed. */
export const outcomes = ['paid', 'refunded', 'owed', 'mismatched', 'expired', 'open'] as const;

/** In seconds; null above the longest. */
const under = z.nullable(z.int());

export const reportAnswer = z.object({
  now: z.iso.datetime(),
  total: z.object({
    ...sold,
    refundedOrders: z.int(),
    /** Given back of payments whose tickets are still valid. */
    partlyRefundedMinor: z.int(),
  }),
  /** By the day of the payment, and of the refund; thirty at least, the oldest first, quiet ones included. */
  days: z.array(z.object({ day: z.iso.date(), ...sold })),
  /** Given back in part, which leaves no day behind. */
  undatedMinor: z.int(),
  tickets: z.array(z.object({ key: z.enum(admissionIds), ...sold })),
  languages: z.array(z.object({ key: z.string(), ...sold })),
  /** Null where none was given. */
  countries: z.array(z.object({ key: z.nullable(z.string()), ...sold })),
  /** How far orders came. */
  steps: z.object({ created: z.int(), opened: z.int(), paid: z.int() }),
  outcomes: z.array(z.object({ outcome: z.enum(outcomes), orders: z.int() })),
  /** Orders that hold a ticket and are not paid, by their age. */
  holds: z.array(z.object({ under, orders: z.int() })),
  /** Mails with a ticket, by the seconds between being owed and being sent. */
  mails: z.object({
    sent: z.int(),
    median: z.nullable(z.number()),
    percentile95: z.nullable(z.number()),
    delays: z.array(z.object({ under, mails: z.int() })),
  }),
  lateMails: z.object({
    /** In seconds: how long a mail may take. */
    over: z.int(),
    count: z.int(),
    oldest: z.array(z.object({ number: z.int(), kind: z.string(), queuedAt: z.iso.datetime() })),
  }),
  /** What the counter of a ticket says, and how many valid tickets there are. */
  counters: z.array(z.object({ ticket: z.enum(admissionIds), sold: z.int(), valid: z.int() })),
});
export type Report = z.infer<typeof reportAnswer>;

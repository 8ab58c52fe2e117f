import * as z from 'zod/mini';
import { admissionIds } from '@kongres/content/facts/admissions';
import { orderRow } from './orders.ts';

const salesFields = { tickets: z.int(), netMinor: z.int(), grossMinor: z.int() };
const day = z.object({ day: z.iso.date(), ...salesFields });

/** Ordered by urgency. */
export const attentionKinds = [
  'unknown_payment',
  'mismatched',
  'needs_refund',
  'dispute',
  'bounced',
  'failed_job',
  'late_email',
  'other',
] as const;

const attentionItem = z.object({
  kind: z.enum(attentionKinds),
  count: z.int(),
  oldestAt: z.iso.datetime(),
  numbers: z.array(z.int()),
});
export type AttentionItem = z.infer<typeof attentionItem>;

export const overviewResponse = z.object({
  now: z.iso.datetime(),
  /** Null once the congress has started. */
  daysLeft: z.nullable(z.int()),
  today: z.object(salesFields),
  /** Tickets sold yesterday up to the current time of day. */
  yesterdayUntilNow: z.int(),
  week: z.object(salesFields),
  total: z.object(salesFields),
  days: z.array(day),
  needsAttention: z.array(attentionItem),
  quotas: z.array(
    z.object({
      ticket: z.enum(admissionIds),
      sold: z.int(),
      held: z.int(),
      limit: z.nullable(z.int()),
      isOpen: z.boolean(),
    }),
  ),
  languages: z.array(z.object({ language: z.string(), tickets: z.int() })),
  latestOrders: z.array(orderRow),
});
export type Overview = z.infer<typeof overviewResponse>;

import * as z from 'zod/mini';
import { admissionIds } from '@kongres/content/facts/admissions';
import { orderRow } from './orders.ts';

const sold = { tickets: z.int(), netMinor: z.int(), grossMinor: z.int() };
const day = z.object({ day: z.iso.date(), ...sold });

/** What waits for a person, in the order in which it hurts. */
export const waitingKinds = [
  'unknown_payment',
  'mismatched',
  'needs_refund',
  'dispute',
  'bounced',
  'exhausted',
  'late_mail',
  'other',
] as const;

const waiting = z.object({
  kind: z.enum(waitingKinds),
  count: z.int(),
  oldestAt: z.iso.datetime(),
  /** Some of the orders it is about. */
  numbers: z.array(z.int()),
});
export type Waiting = z.infer<typeof waiting>;

export const overviewAnswer = z.object({
  now: z.iso.datetime(),
  /** Days until the congress opens; null once it has. */
  daysLeft: z.nullable(z.int()),
  today: z.object(sold),
  /** Until this hour of yesterday. */
  yesterdayUntilNow: z.int(),
  week: z.object(sold),
  total: z.object(sold),
  /** The last thirty, the oldest first, quiet ones included. */
  days: z.array(day),
  waiting: z.array(waiting),
  stock: z.array(
    z.object({
      ticket: z.enum(admissionIds),
      sold: z.int(),
      held: z.int(),
      capacity: z.nullable(z.int()),
      isOpen: z.boolean(),
    }),
  ),
  languages: z.array(z.object({ language: z.string(), tickets: z.int() })),
  latest: z.array(orderRow),
});
export type Overview = z.infer<typeof overviewAnswer>;

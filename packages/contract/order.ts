import * as z from 'zod/mini';
import { languages } from '@kongres/content/facts/languages';
import { ticketIds } from '@kongres/content/facts/tickets';
import { emailAddress } from './email.ts';

/**
 * What a buyer is told of an order. `awaiting` can still be paid; `processing` was paid by a method
 * that takes its time; `checking` was paid with another amount than was asked for, and a person looks at
 * it; `expired` ended without a payment; `refunding` was paid when nothing was left;
 * `cancelled` by the buyer, the money on its way back; `refunded` when it is.
 */
const orderState = z.enum([
  'awaiting',
  'processing',
  'checking',
  'paid',
  'expired',
  'refunding',
  'cancelled',
  'refunded',
]);

export type OrderState = z.infer<typeof orderState>;

/** What every call about an order answers, each with the order's token as bearer. */
export const orderAnswer = z.object({
  /** The order as people call it, for letters and phone calls. */
  number: z.string(),
  state: orderState,
  ticket: z.enum(ticketIds),
  language: z.enum(languages.map(({ id }) => id)),
  email: z.string(),
  netMinor: z.int(),
  vatMinor: z.int(),
  grossMinor: z.int(),
  createdAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  companyName: z.nullable(z.string()),
  taxId: z.nullable(z.string()),
  /** Until when the buyer may cancel; null when there is nothing (more) to cancel. */
  cancelUntil: z.nullable(z.iso.datetime()),
  cancelledAt: z.nullable(z.iso.datetime()),
  /** Whether the buyer can still mend a mistyped address: once, until the first entry. */
  isCorrectable: z.boolean(),
  /** Whether the address was refused by its mail server, so that no mail reaches the buyer. */
  mailRefused: z.boolean(),
  /** Where to go on paying, while the order awaits it. */
  checkoutUrl: z.nullable(z.string()),
});

export type OrderAnswer = z.infer<typeof orderAnswer>;

/** The code with which the payment page sent its buyer back, and what the browser made up to go with it. */
export const returnRequest = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(200)),
  claim: z.string().check(z.minLength(32), z.maxLength(200)),
});

export const returnAnswer = z.object({ token: z.string() });

export const addressRequest = z.object({ email: emailAddress });

/** An order that was moved to another address has another link. */
export const movedAnswer = z.object({ order: orderAnswer, token: z.string() });

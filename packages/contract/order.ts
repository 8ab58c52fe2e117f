import * as z from 'zod/mini';
import { languages } from '@kongres/content/facts/languages';
import { ticketIds } from '@kongres/content/facts/tickets';

/**
 * What a buyer is told of an order. `awaiting` can still be paid; `processing` was paid by a method
 * that takes its time; `expired` ended without a payment; `refunding` was paid when nothing was left;
 * `cancelled` by the buyer, the money on its way back; `refunded` when it is.
 */
const orderState = z.enum([
  'awaiting',
  'processing',
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
  /** Whether a mistyped address can still be corrected: nobody has downloaded the ticket yet. */
  isCorrectable: z.boolean(),
  /** Whether the address was refused by its mail server, so that no mail reaches the buyer. */
  mailRefused: z.boolean(),
  /** Where to go on paying, while the order awaits it. */
  checkoutUrl: z.nullable(z.string()),
});

export type OrderAnswer = z.infer<typeof orderAnswer>;

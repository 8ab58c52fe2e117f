import * as z from 'zod/mini';
import { admissionIds } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { emailAddress } from './email.ts';
import { proof } from './proof.ts';

/**
 * What a buyer is told of an order. `awaiting` can still be paid; `processing` was paid by a method
 * that takes its time; `checking` was paid with another amount than was asked for, and a person looks at
 * it; `expired` ended without a payment; `refunding` was paid when nothing was left;
 * `cancelled` by the buyer, the money on its way back; `refunded` when it is; `revoked` was given by the organiser
 * and taken back.
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
  'revoked',
]);

export type OrderState = z.infer<typeof orderState>;

const postalAddress = z.object({
  line1: z.nullable(z.string()),
  line2: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  region: z.nullable(z.string()),
});

/** What every call about an order answers, each with the order's token as bearer. */
export const orderAnswer = z.object({
  /** The order as people call it, for letters and phone calls. */
  number: z.string(),
  state: orderState,
  ticket: z.enum(admissionIds),
  language: z.enum(languages.map(({ id }) => id)),
  email: z.string(),
  netMinor: z.int(),
  vatMinor: z.int(),
  grossMinor: z.int(),
  createdAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  /** Who is invoiced, as typed at the payment page; the country by its two letters. */
  buyerName: z.nullable(z.string()),
  billingAddress: z.nullable(postalAddress),
  country: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  taxId: z.nullable(z.string()),
  /** Until when the buyer may cancel; null when there is nothing (more) to cancel. */
  cancelUntil: z.nullable(z.iso.datetime()),
  cancelledAt: z.nullable(z.iso.datetime()),
  /** When the buyer agreed to our beginning before the days to withdraw are over. */
  consentedAt: z.nullable(z.iso.datetime()),
  /** When somebody first entered with the ticket. */
  usedAt: z.nullable(z.iso.datetime()),
  /** Whether whoever holds it bought it here: only then can it be cancelled, and only then is it told why not. */
  isBought: z.boolean(),
  /** Whether the price is the holder's business; a gift and a ticket of somebody else's money have none. */
  isPriced: z.boolean(),
  /** Whether the holder can still pass the ticket on to another person: until the first entry. */
  isPassable: z.boolean(),
  /** Whether the buyer can still mend a mistyped address: once, until the first entry. */
  isCorrectable: z.boolean(),
  /** Whether the address was refused by its mail server, so that no mail reaches the buyer. */
  mailRefused: z.boolean(),
  /** Where to go on paying, while the order awaits it. */
  checkoutUrl: z.nullable(z.string()),
});

export type OrderAnswer = z.infer<typeof orderAnswer>;

/**
 * Exchanges what the payment page's way back carries for the order's token. The first claim that comes
 * with a code is the only one it answers to: the tab that came back may ask again, nobody else.
 */
export const returnRequest = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(200)),
  claim: z.string().check(z.regex(/^[\w-]{43}$/)),
});

export type ReturnRequest = z.infer<typeof returnRequest>;

export const returnAnswer = z.object({ token: z.string().check(z.minLength(1)) });

/** Moves a paid order to another address. */
export const addressRequest = z.object({ email: emailAddress });

export type AddressRequest = z.infer<typeof addressRequest>;

/** The old token opens nothing any more. */
export const movedAnswer = z.object({
  order: orderAnswer,
  token: z.string().check(z.minLength(1)),
});

export type MovedAnswer = z.infer<typeof movedAnswer>;

/** Gives the ticket to another person, who is written to in that language. */
export const passOnRequest = z.object({
  email: emailAddress,
  language: z.enum(languages.map(({ id }) => id)),
});

export type PassOnRequest = z.infer<typeof passOnRequest>;

/** The new link goes to the new holder alone: whoever passed the ticket on learns nothing but that it is done. */
export const passOnAnswer = z.object({ status: z.literal('passed_on') });

/** Has the links of all orders of an address sent to it. */
export const findRequest = z.object({ email: emailAddress, proof });

export type FindRequest = z.infer<typeof findRequest>;

/** Nobody learns whether the address has orders. */
export const findAnswer = z.object({ status: z.literal('accepted') });

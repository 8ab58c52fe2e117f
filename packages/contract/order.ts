import * as z from 'zod/mini';
import { admissionIds } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { emailAddress } from './email.ts';
import { solvedProof } from './proof-of-work.ts';

/**
 * States shown to buyers. `checking`: the amount paid differs. `refunding`: paid after the quota
 * sold out. `cancelled`: cancelled by the buyer, refund pending. `revoked`: complimentary ticket
 * withdrawn.
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

/** Authenticated by the order token as bearer. */
export const orderResponse = z.object({
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
  /** As entered at Stripe Checkout; `country` is ISO 3166-1 alpha-2. */
  buyerName: z.nullable(z.string()),
  billingAddress: z.nullable(postalAddress),
  country: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  taxId: z.nullable(z.string()),
  /** Null if the order cannot be cancelled. */
  cancelUntil: z.nullable(z.iso.datetime()),
  cancelledAt: z.nullable(z.iso.datetime()),
  /** Consent to performance before the withdrawal period ends. */
  consentedAt: z.nullable(z.iso.datetime()),
  usedAt: z.nullable(z.iso.datetime()),
  /** Whether the holder bought it here; only buyers can cancel. */
  isBought: z.boolean(),
  /** False for complimentary and transferred tickets. */
  isPriced: z.boolean(),
  isPassable: z.boolean(),
  isCorrectable: z.boolean(),
  /** Whether the mail server rejected the address permanently. */
  mailRefused: z.boolean(),
  checkoutUrl: z.nullable(z.string()),
});

export type OrderResponse = z.infer<typeof orderResponse>;

/**
 * Exchanges the return code of the payment page for the order token. The first `claim` binds the
 * code; only it may retry.
 */
export const checkoutReturnRequest = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(200)),
  claim: z.string().check(z.regex(/^[\w-]{43}$/)),
});

export type CheckoutReturnRequest = z.infer<typeof checkoutReturnRequest>;

export const checkoutReturnResponse = z.object({ token: z.string().check(z.minLength(1)) });

export const changeOrderEmailRequest = z.object({ email: emailAddress });

export type ChangeOrderEmailRequest = z.infer<typeof changeOrderEmailRequest>;

/** The previous token is invalid afterwards. */
export const changeOrderEmailResponse = z.object({
  order: orderResponse,
  token: z.string().check(z.minLength(1)),
});

export type ChangeOrderEmailResponse = z.infer<typeof changeOrderEmailResponse>;

/** Emails are sent in `language`. */
export const transferTicketRequest = z.object({
  email: emailAddress,
  language: z.enum(languages.map(({ id }) => id)),
});

export type TransferTicketRequest = z.infer<typeof transferTicketRequest>;

/** The new link is emailed to the new holder only. */
export const transferTicketResponse = z.object({ status: z.literal('passed_on') });

export const findOrdersRequest = z.object({ email: emailAddress, proof: solvedProof });

export type FindOrdersRequest = z.infer<typeof findOrdersRequest>;

/** The answer does not reveal whether orders exist. */
export const findOrdersResponse = z.object({ status: z.literal('accepted') });

import * as z from 'zod/mini';
import { admissionIds, origins } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { emailAddress } from '../../email.ts';
import { orderStates } from './order-states.ts';
import { createVisibleTextSchema } from '../visible-text.ts';

const languageCodes = languages.map(({ id }) => id);
const moment = z.iso.datetime();
/** Limited to years that PostgreSQL accepts. */
export const day = z.iso.date().check(z.regex(/^2\d{3}-/));
const number = z.string().check(z.regex(/^\d{1,9}$/));

export const ordersQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(254))),
  state: z.optional(z.enum(orderStates)),
  ticket: z.optional(z.enum(admissionIds)),
  language: z.optional(z.enum(languageCodes)),
  origin: z.optional(z.enum(origins)),
  since: z.optional(day),
  until: z.optional(day),
  before: z.optional(number),
});

export const orderRow = z.object({
  number: z.int(),
  createdAt: moment,
  state: z.enum(orderStates),
  origin: z.enum(origins),
  ticket: z.enum(admissionIds),
  language: z.enum(languageCodes),
  name: z.nullable(z.string()),
  email: z.string(),
  grossMinor: z.int(),
  currency: z.string(),
  isUndeliverable: z.boolean(),
});
export type DeskOrderRow = z.infer<typeof orderRow>;

export const ordersResponse = z.object({
  orders: z.array(orderRow),
  /** Capped at `maxListCount` + 1, which means "more". */
  count: z.int(),
  next: z.nullable(z.int()),
});
export type DeskOrders = z.infer<typeof ordersResponse>;

export const orderQuery = z.object({ number });

const email = z.object({
  kind: z.string(),
  queuedAt: moment,
  sentAt: z.nullable(moment),
  failedAt: z.nullable(moment),
});

const note = z.object({
  id: z.int(),
  at: moment,
  author: z.string(),
  text: z.string(),
  canRemove: z.boolean(),
});
export type DeskOrderNote = z.infer<typeof note>;

export const orderResponse = z.extend(orderRow, {
  paidAt: z.nullable(moment),
  countsTowardsQuota: z.boolean(),
  netMinor: z.int(),
  vatMinor: z.int(),
  refundedMinor: z.int(),
  company: z.nullable(z.string()),
  taxId: z.nullable(z.string()),
  address: z.nullable(z.array(z.string())),
  ticketCode: z.nullable(z.string()),
  downloadedAt: z.nullable(moment),
  checkedInAt: z.nullable(moment),
  transferredAt: z.nullable(moment),
  /** Consent to early performance; it ends the right of withdrawal at the first check-in. */
  consentedAt: z.nullable(moment),
  consentVersion: z.nullable(z.int()),
  emails: z.array(email),
  refundableMinor: z.nullable(z.int()),
  /** May differ from the currency of the price. */
  refundableCurrency: z.nullable(z.string()),
  canResend: z.boolean(),
  canCorrectEmail: z.boolean(),
  canTransfer: z.boolean(),
  canRevoke: z.boolean(),
  notes: z.array(note),
});
export type DeskOrder = z.infer<typeof orderResponse>;

const orderNumber = z.int().check(z.positive(), z.maximum(999_999_999));
export const orderRequest = z.object({ number: orderNumber });
export const correctOrderEmailRequest = z.object({
  number: orderNumber,
  email: emailAddress,
});

const amount = z.int().check(z.positive(), z.maximum(999_999_999));
/** `leftMinor` is the refundable amount the user saw; a mismatch is refused. */
export const partialRefundRequest = z.object({
  number: orderNumber,
  amountMinor: amount,
  leftMinor: amount,
});
export const transferTicketRequest = z.object({
  number: orderNumber,
  email: emailAddress,
  language: z.enum(languageCodes),
});
export const addOrderNoteRequest = z.object({
  number: orderNumber,
  text: createVisibleTextSchema(2000),
});
export const removeOrderNoteRequest = z.object({
  number: orderNumber,
  note: z.int().check(z.positive()),
});

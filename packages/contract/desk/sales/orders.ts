import * as z from 'zod/mini';
import { admissionIds, origins } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { emailAddress } from '../../email.ts';
import { orderStates } from './order-states.ts';
import { seenText } from '../seen-text.ts';

const languageCodes = languages.map(({ id }) => id);
const moment = z.iso.datetime();
/** Of a calendar that the database knows as well. */
export const day = z.iso.date().check(z.regex(/^2\d{3}-/));
const number = z.string().check(z.regex(/^\d{1,9}$/));

/** Asked for in an address, so everything in it is text. */
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

/** An order as it stands in a list. */
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
  /** Whether the last mail about it came back. */
  isUndeliverable: z.boolean(),
});
export type DeskOrderRow = z.infer<typeof orderRow>;

export const ordersAnswer = z.object({
  orders: z.array(orderRow),
  /** Up to `mostCounted`; one more means more. */
  count: z.int(),
  next: z.nullable(z.int()),
});
export type DeskOrders = z.infer<typeof ordersAnswer>;

export const orderQuery = z.object({ number });

const mail = z.object({
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
export type DeskNote = z.infer<typeof note>;

export const orderAnswer = z.extend(orderRow, {
  paidAt: z.nullable(moment),
  /** Whether it takes a place of the ticket's quota. */
  isCounted: z.boolean(),
  netMinor: z.int(),
  vatMinor: z.int(),
  refundedMinor: z.int(),
  company: z.nullable(z.string()),
  taxId: z.nullable(z.string()),
  address: z.nullable(z.array(z.string())),
  ticketCode: z.nullable(z.string()),
  downloadedAt: z.nullable(moment),
  usedAt: z.nullable(moment),
  passedOnAt: z.nullable(moment),
  /** When the buyer agreed to an early start, which ends the right of withdrawal with the first entry. */
  consentedAt: z.nullable(moment),
  /** Which wording they agreed to. */
  consentVersion: z.nullable(z.int()),
  mails: z.array(mail),
  /** What can be given back; null where nothing can. */
  refundableMinor: z.nullable(z.int()),
  /** What it was paid in, which may differ from the currency of the price. */
  refundableCurrency: z.nullable(z.string()),
  canResend: z.boolean(),
  canCorrect: z.boolean(),
  canPassOn: z.boolean(),
  canRevoke: z.boolean(),
  notes: z.array(note),
});
export type DeskOrder = z.infer<typeof orderAnswer>;

const aim = z.int().check(z.positive(), z.maximum(999_999_999));
export const orderRequest = z.object({ number: aim });
export const orderCorrectRequest = z.object({
  number: aim,
  email: emailAddress,
});

const amount = z.int().check(z.positive(), z.maximum(999_999_999));
/** A part of the money, and what the person saw to be left of it. */
export const orderRefundPartRequest = z.object({
  number: aim,
  amountMinor: amount,
  leftMinor: amount,
});
export const orderPassOnRequest = z.object({
  number: aim,
  email: emailAddress,
  language: z.enum(languageCodes),
});
/** Lines may break; nothing in it is unseen. */
export const orderNoteRequest = z.object({ number: aim, text: seenText(2000) });
export const orderNoteRemoveRequest = z.object({ number: aim, note: z.int().check(z.positive()) });

import * as z from 'zod/mini';
import { admissionIds, issueOrigins } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { listErrorCodes, maxGreetingLength } from './ticket-list-errors.ts';
import { createVisibleTextSchema } from '../visible-text.ts';

const language = z.enum(languages.map(({ id }) => id));
const origin = z.enum([...issueOrigins, 'invitation']);
const list = z.string().check(z.maxLength(60_000));
const line = z.int();

/** One person per line. Invitations are for the galas only. */
const ticketListFields = {
  ticket: z.enum(admissionIds),
  origin,
  language,
  list,
};

export const checkTicketListRequest = z.object(ticketListFields);
export const checkTicketListResponse = z.object({
  ready: z.array(
    z.object({
      line,
      name: z.nullable(z.string()),
      email: z.string(),
      language,
      /** Order number of an equal ticket this person already has; it is skipped. */
      number: z.nullable(z.int()),
    }),
  ),
  errors: z.array(z.object({ line, code: z.enum(listErrorCodes), sameAs: z.optional(z.int()) })),
});
export type CheckedTicketList = z.infer<typeof checkTicketListResponse>;

const invoiceLine = z
  .string()
  .check(z.trim(), z.maxLength(200), z.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u));

export const issueTicketsRequest = z.object({
  ...ticketListFields,
  countsTowardsQuota: z.boolean(),
  /**
   * Paid per ticket outside the shop; defaults to today's price. Applies to bank transfers only.
   */
  netMinor: z.optional(z.int().check(z.positive(), z.maximum(99_999_999))),
  company: z.optional(invoiceLine),
  taxId: z.optional(invoiceLine),
  greeting: z.optional(createVisibleTextSchema(maxGreetingLength)),
});
export type IssueTicketsRequest = z.infer<typeof issueTicketsRequest>;

export const issueTicketsResponse = z.object({
  issued: z.int(),
  /** People skipped because they already have such a ticket. */
  alreadyIssued: z.int(),
  /** First line refused because the quota sold out; null if none was. */
  soldOutAtLine: z.nullable(line),
  unprocessedLines: z.array(line),
});
export type IssueTicketsResult = z.infer<typeof issueTicketsResponse>;

export const issuedBatchesResponse = z.object({
  batches: z.array(
    z.object({
      at: z.iso.datetime(),
      actor: z.string(),
      ticket: z.enum(admissionIds),
      origin,
      tickets: z.int(),
    }),
  ),
});
export type IssuedBatches = z.infer<typeof issuedBatchesResponse>;

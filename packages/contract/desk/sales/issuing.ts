import * as z from 'zod/mini';
import { admissionIds, issueOrigins } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { listFaultCodes, longestGreeting } from './list-faults.ts';
import { seenText } from '../seen-text.ts';

const language = z.enum(languages.map(({ id }) => id));
const origin = z.enum([...issueOrigins, 'invitation']);
const list = z.string().check(z.maxLength(60_000));
const line = z.int();

/** What is given, and to whom: a person on each line. An invitation is to the galas. */
const given = {
  ticket: z.enum(admissionIds),
  origin,
  /** Of whoever has none on the line. */
  language,
  list,
};

export const issueCheckRequest = z.object(given);
/** What would become of each line, before anything does. */
export const issueCheckAnswer = z.object({
  ready: z.array(
    z.object({
      line,
      name: z.nullable(z.string()),
      email: z.string(),
      language,
      /** The order by which this person has such a ticket already; nothing is given to them again. */
      number: z.nullable(z.int()),
    }),
  ),
  faults: z.array(z.object({ line, code: z.enum(listFaultCodes), sameAs: z.optional(z.int()) })),
});
export type CheckedList = z.infer<typeof issueCheckAnswer>;

/** In one line, in letters that are seen; or nothing. */
const invoiced = z
  .string()
  .check(z.trim(), z.maxLength(200), z.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u));

export const issueRequest = z.object({
  ...given,
  /** Whether each takes a place of the quota. */
  isCounted: z.boolean(),
  /** What was paid for each elsewhere; the price of today where it is not said. Only a transfer costs anything. */
  netMinor: z.optional(z.int().check(z.positive(), z.maximum(99_999_999))),
  company: z.optional(invoiced),
  taxId: z.optional(invoiced),
  greeting: z.optional(seenText(longestGreeting)),
});
export type IssueRequest = z.infer<typeof issueRequest>;

export const issueAnswer = z.object({
  issued: z.int(),
  /** Who had such a ticket before. */
  before: z.int(),
  /** The line from which on nothing was left; null where all were served. */
  soldOutAt: z.nullable(line),
  /** Lines that still wait for a hand. */
  left: z.array(line),
});
export type Issued = z.infer<typeof issueAnswer>;

export const issuedLatelyAnswer = z.object({
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
export type IssuedLately = z.infer<typeof issuedLatelyAnswer>;

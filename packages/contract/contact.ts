import * as z from 'zod/mini';
import { contactTopicOf } from '@kongres/content/facts/contact-topics';
import { languages } from '@kongres/content/facts/languages';
import { emailAddress } from './email.ts';

/** In characters as JavaScript counts them. */
const longest = { name: 100, subject: 150, message: 5000 } as const;

/** What breaks a line or turns the writing round would let a name pose as more than a name. */
const lineBreakers = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

function line(most: number) {
  return z.string().check(
    z.overwrite((text) => text.toWellFormed().replaceAll(lineBreakers, ' ').trim()),
    z.minLength(1),
    z.maxLength(most),
  );
}

/** No database keeps a zero among letters. */
const withoutZeros = (text: string) => text.toWellFormed().replaceAll('\0', '').trim();

/** What a visitor types; the form and the server judge it by the same rules. */
export const contactMessage = z.object({
  name: line(longest.name),
  email: emailAddress,
  subject: line(longest.subject),
  message: z
    .string()
    .check(z.overwrite(withoutZeros), z.minLength(1), z.maxLength(longest.message)),
});

export type ContactMessage = z.infer<typeof contactMessage>;

/** A piece of work the server gives out; whoever asks for something brings it back done. */
export const contactChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    expiresAt: z.int(),
  }),
  signature: z.string().check(z.minLength(1), z.maxLength(128)),
});

export type ContactChallenge = z.infer<typeof contactChallenge>;

const contactProof = z.object({
  challenge: contactChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

export type ContactProof = z.infer<typeof contactProof>;

export const contactRequest = z.extend(contactMessage, {
  // A message is not lost over a topic that has been renamed since the page was opened.
  topic: z.pipe(
    z.unknown(),
    z.transform((id) => (typeof id === 'string' ? contactTopicOf(id) : null)),
  ),
  language: z.enum(languages.map(({ id }) => id)),
  /** No visitor sees this field: whoever fills it in is a program. */
  website: z.optional(z.string()),
  proof: contactProof,
});

export type ContactRequest = z.infer<typeof contactRequest>;

export const contactAnswer = z.object({ status: z.literal('received') });

import * as z from 'zod/mini';
import { findContactTopic } from '@kongres/content/facts/contact-topics';
import { languages } from '@kongres/content/facts/languages';
import { emailAddress } from './email.ts';
import { solvedProof } from './proof-of-work.ts';

/** In UTF-16 code units. */
const maxLength = { name: 100, subject: 150, message: 5000 } as const;

/** Line breaks and bidi overrides could make a name look like several fields. */
const lineBreakers = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

function createSingleLineSchema(maximum: number) {
  return z.string().check(
    z.overwrite((text) => text.toWellFormed().replaceAll(lineBreakers, ' ').trim()),
    z.minLength(1),
    z.maxLength(maximum),
  );
}

/** PostgreSQL text cannot hold NUL. */
const removeNulCharacters = (text: string) => text.toWellFormed().replaceAll('\0', '').trim();

/** Validated by the form and by the server. */
export const contactMessage = z.object({
  name: createSingleLineSchema(maxLength.name),
  email: emailAddress,
  subject: createSingleLineSchema(maxLength.subject),
  message: z
    .string()
    .check(z.overwrite(removeNulCharacters), z.minLength(1), z.maxLength(maxLength.message)),
});

export type ContactMessage = z.infer<typeof contactMessage>;

export const contactRequest = z.extend(contactMessage, {
  // An unknown topic becomes null instead of failing the message.
  topic: z.pipe(
    z.unknown(),
    z.transform((id) => (typeof id === 'string' ? findContactTopic(id) : null)),
  ),
  language: z.enum(languages.map(({ id }) => id)),
  /** Honeypot: hidden from people, filled in by bots. */
  website: z.optional(z.string()),
  proof: solvedProof,
});

export type ContactRequest = z.infer<typeof contactRequest>;

export const contactResponse = z.object({ status: z.literal('received') });

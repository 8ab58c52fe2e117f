import * as z from 'zod/mini';
import { contactTopicOf } from '@kongres/content/facts/contact-topics';
import { languages } from '@kongres/content/facts/languages';
import { emailAddress } from './email.ts';
import { proof } from './proof.ts';

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

export const contactRequest = z.extend(contactMessage, {
  // A message is not lost over a topic that has been renamed since the page was opened.
  topic: z.pipe(
    z.unknown(),
    z.transform((id) => (typeof id === 'string' ? contactTopicOf(id) : null)),
  ),
  language: z.enum(languages.map(({ id }) => id)),
  /** No visitor sees this field: whoever fills it in is a program. */
  website: z.optional(z.string()),
  proof,
});

export type ContactRequest = z.infer<typeof contactRequest>;

export const contactAnswer = z.object({ status: z.literal('received') });

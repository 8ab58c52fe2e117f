import * as z from 'zod/mini';
import { contactTopics } from '@kongres/content/facts/contact-topics';
import { languages } from '@kongres/content/facts/languages';
import { longestAnswer, messageStates, noTopic } from './message-states.ts';

const moment = z.iso.datetime();
const number = z.string().check(z.regex(/^\d{1,9}$/));
const topicIds = contactTopics.map(({ id }) => id);

/** Asked for in an address, so everything in it is text. */
export const messagesQuery = z.object({
  state: z.optional(z.enum(messageStates)),
  topic: z.optional(z.enum([...topicIds, noTopic])),
  before: z.optional(number),
});

const messageRow = z.object({
  number: z.int(),
  createdAt: moment,
  state: z.enum(messageStates),
  /** Null without one, or with one that is no topic any more. */
  topic: z.nullable(z.enum(topicIds)),
  name: z.string(),
  subject: z.string(),
  language: z.enum(languages.map(({ id }) => id)),
  /** Whether an answer to it came back. */
  isUndeliverable: z.boolean(),
});
export type DeskMessageRow = z.infer<typeof messageRow>;

export const messagesAnswer = z.object({
  messages: z.array(messageRow),
  /** Up to `mostCounted`; one more means more. */
  count: z.int(),
  next: z.nullable(z.int()),
});
export type DeskMessages = z.infer<typeof messagesAnswer>;

export const messageQuery = z.object({ number });

const answer = z.object({
  id: z.uuid(),
  author: z.string(),
  text: z.string(),
  writtenAt: moment,
  sentAt: z.nullable(moment),
  failedAt: z.nullable(moment),
});

export const messageAnswer = z.extend(messageRow, {
  email: z.string(),
  message: z.string(),
  /** The oldest first. */
  answers: z.array(answer),
  /** Whether the address has orders; not told to who may not see them. */
  hasOrders: z.boolean(),
});
export type DeskMessage = z.infer<typeof messageAnswer>;

const aim = z.int().check(z.positive(), z.maximum(999_999_999));

/** Zeros no database keeps; signs that turn the writing round or cannot be seen are no words. */
const unseen = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const plainWords = (text: string) =>
  text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(unseen, '').trim();

export const messageReplyRequest = z.object({
  number: aim,
  text: z
    .string()
    .check(z.overwrite(plainWords), z.maxLength(longestAnswer), z.regex(/[\p{L}\p{N}]/u)),
  /** How many answers the page showed: whoever has not seen the last one does not write past it. */
  seen: z.int().check(z.nonnegative()),
});

export const messageStateRequest = z.object({ number: aim, state: z.enum(['open', 'closed']) });

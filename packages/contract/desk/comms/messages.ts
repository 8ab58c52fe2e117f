import * as z from 'zod/mini';
import { contactTopics } from '@kongres/content/facts/contact-topics';
import { languages } from '@kongres/content/facts/languages';
import { maxReplyLength, messageStates, noTopic } from './message-states.ts';

const moment = z.iso.datetime();
const number = z.string().check(z.regex(/^\d{1,9}$/));
const topicIds = contactTopics.map(({ id }) => id);

export const messagesQuery = z.object({
  state: z.optional(z.enum(messageStates)),
  topic: z.optional(z.enum([...topicIds, noTopic])),
  before: z.optional(number),
});

const messageRow = z.object({
  number: z.int(),
  createdAt: moment,
  state: z.enum(messageStates),
  /** Null without a topic, or with one that no longer exists. */
  topic: z.nullable(z.enum(topicIds)),
  name: z.string(),
  subject: z.string(),
  language: z.enum(languages.map(({ id }) => id)),
  isUndeliverable: z.boolean(),
});
export type DeskMessageRow = z.infer<typeof messageRow>;

export const messagesResponse = z.object({
  messages: z.array(messageRow),
  /** Capped at `maxListCount` + 1, which means "more". */
  count: z.int(),
  next: z.nullable(z.int()),
});
export type DeskMessages = z.infer<typeof messagesResponse>;

export const messageQuery = z.object({ number });

const reply = z.object({
  id: z.uuid(),
  author: z.string(),
  text: z.string(),
  writtenAt: moment,
  sentAt: z.nullable(moment),
  failedAt: z.nullable(moment),
});

export const messageResponse = z.extend(messageRow, {
  email: z.string(),
  message: z.string(),
  replies: z.array(reply),
  /** Always false for roles that cannot read orders. */
  hasOrders: z.boolean(),
});
export type DeskMessage = z.infer<typeof messageResponse>;

const messageNumber = z.int().check(z.positive(), z.maximum(999_999_999));

/** PostgreSQL text cannot hold NUL; bidi overrides and other invisible characters are removed. */
const invisibleCharacters = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const cleanText = (text: string) =>
  text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(invisibleCharacters, '').trim();

export const replyToMessageRequest = z.object({
  number: messageNumber,
  text: z
    .string()
    .check(z.overwrite(cleanText), z.maxLength(maxReplyLength), z.regex(/[\p{L}\p{N}]/u)),
  /** Number of replies the user saw (optimistic lock). */
  expectedReplyCount: z.int().check(z.nonnegative()),
});

export const setMessageStateRequest = z.object({
  number: messageNumber,
  state: z.enum(['open', 'closed']),
});

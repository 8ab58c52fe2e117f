import * as z from 'zod/mini';
import { roomId } from './room-access.ts';

export const textLimits = { question: 280, chat: 280, author: 40 } as const;

const createSingleLineSchema = (maximum: number) =>
  z.string().check(z.trim(), z.maxLength(maximum));

/** Authenticated by the order token as bearer. */
export const postMessageRequest = z.object({
  room: roomId,
  kind: z.enum(['question', 'chat']),
  text: createSingleLineSchema(textLimits.question).check(z.minLength(1)),
  /** Display name; empty if anonymous. */
  author: createSingleLineSchema(textLimits.author),
});

export type PostMessageRequest = z.infer<typeof postMessageRequest>;

export const voteRequest = z.object({ message: z.int().check(z.minimum(1)), isOn: z.boolean() });

export type VoteRequest = z.infer<typeof voteRequest>;

export const ownRoomChatResponse = z.object({
  messages: z.array(z.int()),
  votes: z.array(z.int()),
});

export type OwnRoomChat = z.infer<typeof ownRoomChatResponse>;

const message = z.object({
  id: z.int(),
  author: z.string(),
  isSpeaker: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
});

const question = z.extend(message, {
  state: z.enum(['shown', 'stage', 'answered']),
  votes: z.int(),
});

export type ChatQuestion = z.infer<typeof question>;

export const roomChatResponse = z.object({
  /** Slow mode: seconds between two messages, 0 for off. */
  slowSeconds: z.int(),
  /** On stage first, then by votes, answered last. */
  questions: z.array(question),
  chat: z.array(message),
});

export type RoomChatResponse = z.infer<typeof roomChatResponse>;

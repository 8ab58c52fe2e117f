import * as z from 'zod/mini';
import { roomId } from './congress.ts';

export const textLimits = { question: 280, chat: 280, author: 40 } as const;

/** What somebody writes becomes one line, without letters that nobody sees. */
const line = (most: number) => z.string().check(z.trim(), z.maxLength(most));

/** Asks or says something in the room that one is in, the order's token as bearer. */
export const talkRequest = z.object({
  room: roomId,
  kind: z.enum(['question', 'chat']),
  text: line(textLimits.question).check(z.minLength(1)),
  /** As the others read it; empty for somebody who gives no name. */
  author: line(textLimits.author),
});

export type TalkRequest = z.infer<typeof talkRequest>;

export const voteRequest = z.object({ message: z.int().check(z.minimum(1)), isOn: z.boolean() });

export type VoteRequest = z.infer<typeof voteRequest>;

/** What is the asker's own among what everybody reads. */
export const ownTalkAnswer = z.object({ messages: z.array(z.int()), votes: z.array(z.int()) });

export type OwnTalk = z.infer<typeof ownTalkAnswer>;

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

export type TalkQuestion = z.infer<typeof question>;

/** What is asked and said in a room, the same for everybody inside. */
export const talkAnswer = z.object({
  /** How long one waits between two messages; 0 for as long as it takes to write. */
  slowSeconds: z.int(),
  /** The one on stage first, then by votes; answered ones last. */
  questions: z.array(question),
  /** The newest last. */
  chat: z.array(message),
});

export type TalkAnswer = z.infer<typeof talkAnswer>;

import * as z from 'zod/mini';
import { roomId } from '../../congress.ts';

const states = ['shown', 'stage', 'answered', 'hidden'] as const;
const number = z.int().check(z.positive(), z.maximum(2_147_483_647));

const message = z.object({
  id: z.int(),
  author: z.string(),
  text: z.string(),
  state: z.enum(states),
  votes: z.int(),
  at: z.iso.datetime(),
  /** Of the order whose ticket its author has. */
  number: z.int(),
  isMuted: z.boolean(),
});
export type DeskMessage = z.infer<typeof message>;

export const liveTalkQuery = z.object({ room: roomId });
export const liveTalkAnswer = z.object({
  slowSeconds: z.int(),
  /** Those on stage and open first, by votes; then what is done with, the newest first. */
  questions: z.array(message),
  /** The newest last. */
  chat: z.array(message),
});
export type DeskTalk = z.infer<typeof liveTalkAnswer>;

/** `saw` is how the message stood for whoever pressed. */
export const liveMessageRequest = z.object({
  id: number,
  state: z.enum(states),
  saw: z.enum(states),
});
export const liveMuteRequest = z.object({ id: number, isMuted: z.boolean() });
export const liveSlowRequest = z.object({
  room: roomId,
  seconds: z.int().check(z.minimum(0), z.maximum(600)),
});

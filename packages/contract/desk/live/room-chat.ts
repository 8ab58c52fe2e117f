import * as z from 'zod/mini';
import { roomId } from '../../room-access.ts';

const messageStates = ['shown', 'stage', 'answered', 'hidden'] as const;
const positiveId = z.int().check(z.positive(), z.maximum(2_147_483_647));

const message = z.object({
  id: z.int(),
  author: z.string(),
  text: z.string(),
  state: z.enum(messageStates),
  votes: z.int(),
  at: z.iso.datetime(),
  number: z.int(),
  isMuted: z.boolean(),
});
export type DeskChatMessage = z.infer<typeof message>;

export const roomChatQuery = z.object({ room: roomId });
export const roomChatResponse = z.object({
  slowSeconds: z.int(),
  /** On stage and open ones first, by votes; then answered and hidden, newest first. */
  questions: z.array(message),
  chat: z.array(message),
});
export type DeskRoomChat = z.infer<typeof roomChatResponse>;

/** `expectedState` is the state the user saw (optimistic lock). */
export const moderateMessageRequest = z.object({
  id: positiveId,
  state: z.enum(messageStates),
  expectedState: z.enum(messageStates),
});
export const muteAuthorRequest = z.object({ id: positiveId, isMuted: z.boolean() });
export const setSlowModeRequest = z.object({
  room: roomId,
  seconds: z.int().check(z.minimum(0), z.maximum(600)),
});

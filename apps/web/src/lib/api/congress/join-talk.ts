import { congressTalkPath, congressVotePath, talkFile } from '@kongres/contract/paths';
import {
  ownTalkAnswer,
  talkAnswer,
  type OwnTalk,
  type TalkAnswer,
  type TalkRequest,
  type VoteRequest,
} from '@kongres/contract/talk';
import { call } from '../call.ts';
import { noAnswer, readRefusal, type Refusal } from '../refusal.ts';

/** What is asked and said in the room; null where nobody could say. */
export async function readTalk(path: string, signal: AbortSignal): Promise<TalkAnswer | null> {
  try {
    const response = await call(path + talkFile, { cache: 'no-store', signal, patienceMs: 8000 });
    return talkAnswer.safeParse(response.ok && (await response.json())).data ?? null;
  } catch {
    return null;
  }
}

export type Spoken = { ok: true; own: OwnTalk } | Refusal;

export function readOwnTalk(token: string): Promise<Spoken> {
  return ask(congressTalkPath, token);
}

export function say(token: string, request: TalkRequest): Promise<Spoken> {
  return ask(congressTalkPath, token, request);
}

export function vote(token: string, request: VoteRequest): Promise<Spoken> {
  return ask(congressVotePath, token, request);
}

async function ask(path: string, token: string, body?: object): Promise<Spoken> {
  try {
    const response = await call(path, { token, ...(body && { body }), patienceMs: 15_000 });
    const own = ownTalkAnswer.safeParse(response.ok && (await response.json())).data;
    return own ? { ok: true, own } : await readRefusal('talk', response);
  } catch (error) {
    return noAnswer('talk', error);
  }
}

import { congressChatPath, congressVotePath, roomChatFile } from '@kongres/contract/paths';
import {
  ownRoomChatResponse,
  roomChatResponse,
  type OwnRoomChat,
  type RoomChatResponse,
  type PostMessageRequest,
  type VoteRequest,
} from '@kongres/contract/room-chat';
import { callApi } from '../call-api.ts';
import { reportNoResponse, readRefusal, type Refusal } from '../refusal.ts';

/** Messages and questions of a room; null if the request failed. */
export async function fetchRoomChat(
  path: string,
  signal: AbortSignal,
): Promise<RoomChatResponse | null> {
  try {
    const response = await callApi(path + roomChatFile, {
      cache: 'no-store',
      signal,
      timeoutMs: 8000,
    });
    return roomChatResponse.safeParse(response.ok && (await response.json())).data ?? null;
  } catch {
    return null;
  }
}

export type RoomChatResult = { ok: true; ownChat: OwnRoomChat } | Refusal;

export function fetchOwnRoomChat(token: string): Promise<RoomChatResult> {
  return callRoomChat(congressChatPath, token);
}

export function postChatMessage(
  token: string,
  request: PostMessageRequest,
): Promise<RoomChatResult> {
  return callRoomChat(congressChatPath, token, request);
}

export function submitVote(token: string, request: VoteRequest): Promise<RoomChatResult> {
  return callRoomChat(congressVotePath, token, request);
}

async function callRoomChat(path: string, token: string, body?: object): Promise<RoomChatResult> {
  try {
    const response = await callApi(path, { token, ...(body && { body }), timeoutMs: 15_000 });
    const ownChat = ownRoomChatResponse.safeParse(response.ok && (await response.json())).data;
    return ownChat ? { ok: true, ownChat } : await readRefusal('talk', response);
  } catch (error) {
    return reportNoResponse('talk', error);
  }
}

import { roomAccessResponse, type RoomAccessResponse } from '@kongres/contract/room-access';
import { congressEnterRoomPath, congressRenewSeatPath } from '@kongres/contract/paths';
import type { ProblemCode } from '@kongres/contract/problem';
import { callApi } from '../call-api.ts';
import { reportNoResponse, readRefusal } from '../refusal.ts';

export type RoomAccessResult =
  | { ok: true; access: RoomAccessResponse }
  /** Null without a response or a known code. */
  | { ok: false; code: ProblemCode | null };

interface SeatRequest {
  token: string;
  device: string;
  room: string;
  signal: AbortSignal;
}

/** Enters a room; another device with this ticket loses its seat. */
export function claimRoomSeat({ isAgreed, ...request }: SeatRequest & { isAgreed: boolean }) {
  return requestSeat(congressEnterRoomPath, request, { isAgreed });
}

/** Keeps the seat of this device. */
export function renewRoomSeat({ generation, ...request }: SeatRequest & { generation: number }) {
  return requestSeat(congressRenewSeatPath, request, { generation });
}

async function requestSeat(
  path: string,
  { token, device, room, signal }: SeatRequest,
  more: object,
): Promise<RoomAccessResult> {
  try {
    const body = { device, room, ...more };
    const response = await callApi(path, { token, body, signal, timeoutMs: 15_000 });
    const access = roomAccessResponse.safeParse(response.ok && (await response.json())).data;
    if (access) return { ok: true, access };
    return await readRefusal('congress', response);
  } catch (error) {
    if (!signal.aborted) reportNoResponse('congress', error);
    return { ok: false, code: null };
  }
}

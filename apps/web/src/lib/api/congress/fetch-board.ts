import { boardResponse, type BoardResponse } from '@kongres/contract/board';
import { boardPath } from '@kongres/contract/paths';
import { callApi } from '../call-api.ts';

/** Live state of rooms and sessions; null if the request failed. */
export async function fetchBoard(signal: AbortSignal): Promise<BoardResponse | null> {
  try {
    const response = await callApi(boardPath, { cache: 'no-store', signal, timeoutMs: 8000 });
    return boardResponse.safeParse(response.ok && (await response.json())).data ?? null;
  } catch {
    return null;
  }
}

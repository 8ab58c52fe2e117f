import {
  recordingsResponse,
  materialResponse,
  type RecordingsResponse,
  type SavePlaybackPositionRequest,
} from '@kongres/contract/recordings';
import {
  congressRecordingsPath,
  congressMaterialPath,
  congressPlaybackPositionPath,
} from '@kongres/contract/paths';
import { callApi } from '../call-api.ts';
import { reportNoResponse } from '../refusal.ts';

/** Recordings and materials of the ticket; null if the request failed. */
export async function fetchRecordings(
  token: string,
  signal?: AbortSignal,
): Promise<RecordingsResponse | null> {
  try {
    const response = await callApi(congressRecordingsPath, { token, ...(signal && { signal }) });
    return recordingsResponse.safeParse(response.ok && (await response.json())).data ?? null;
  } catch (error) {
    if (!signal?.aborted) reportNoResponse('library', error);
    return null;
  }
}

/** Signed path of a file, valid for minutes; null if the request failed. */
export async function requestMaterialPath(token: string, id: number): Promise<string | null> {
  try {
    const response = await callApi(congressMaterialPath, { token, body: { id } });
    return materialResponse.safeParse(response.ok && (await response.json())).data?.path ?? null;
  } catch (error) {
    reportNoResponse('material', error);
    return null;
  }
}

/** Fire and forget with `keepalive`: the page may be closing. */
export function savePlaybackPosition(token: string, position: SavePlaybackPositionRequest): void {
  callApi(congressPlaybackPositionPath, { token, body: position, keepalive: true }).catch(
    (error: unknown) => reportNoResponse('watched', error),
  );
}

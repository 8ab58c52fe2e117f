import {
  libraryAnswer,
  materialAnswer,
  type LibraryAnswer,
  type WatchedRequest,
} from '@kongres/contract/library';
import {
  congressLibraryPath,
  congressMaterialPath,
  congressWatchedPath,
} from '@kongres/contract/paths';
import { call } from '../call.ts';
import { noAnswer } from '../refusal.ts';

/** What the ticket has of sessions that are over, and what speakers hand out; null where nobody could say. */
export async function askLibrary(
  token: string,
  signal?: AbortSignal,
): Promise<LibraryAnswer | null> {
  try {
    const response = await call(congressLibraryPath, { token, ...(signal && { signal }) });
    return libraryAnswer.safeParse(response.ok && (await response.json())).data ?? null;
  } catch (error) {
    if (!signal?.aborted) noAnswer('library', error);
    return null;
  }
}

/** Where the file lies for the next minutes; null where nobody could say. */
export async function askMaterial(token: string, id: number): Promise<string | null> {
  try {
    const response = await call(congressMaterialPath, { token, body: { id } });
    return materialAnswer.safeParse(response.ok && (await response.json())).data?.path ?? null;
  } catch (error) {
    noAnswer('material', error);
    return null;
  }
}

/** Says how far a recording was watched. Nobody waits for the answer, and the page may be gone before it comes. */
export function noteWatched(token: string, watched: WatchedRequest): void {
  call(congressWatchedPath, { token, body: watched, keepalive: true }).catch((error: unknown) =>
    noAnswer('watched', error),
  );
}

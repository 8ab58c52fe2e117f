import { boardAnswer, type BoardAnswer } from '@kongres/contract/board';
import { boardPath } from '@kongres/contract/paths';
import { call } from '../call.ts';

/** What the hosts have changed about today; null where nobody could say. */
export async function askBoard(signal: AbortSignal): Promise<BoardAnswer | null> {
  try {
    const response = await call(boardPath, { cache: 'no-store', signal, patienceMs: 8000 });
    return boardAnswer.safeParse(response.ok && (await response.json())).data ?? null;
  } catch {
    return null;
  }
}

import { insideAnswer, type InsideAnswer } from '@kongres/contract/congress';
import { congressEnterPath, congressRenewPath } from '@kongres/contract/paths';
import type { ProblemCode } from '@kongres/contract/problem';
import { call } from '../call.ts';
import { noAnswer, readRefusal } from '../refusal.ts';

export type Inside =
  | { ok: true; inside: InsideAnswer }
  /** Null where the server gave no reason, or did not answer. */
  | { ok: false; code: ProblemCode | null };

interface Visit {
  token: string;
  device: string;
  room: string;
  signal: AbortSignal;
}

/** Goes into a room; another device that was inside with this ticket is out then. */
export function enterRoom({ isAgreed, ...visit }: Visit & { isAgreed: boolean }) {
  return ask(congressEnterPath, visit, { isAgreed });
}

/** Says that this device is still inside. */
export function renewEntry({ generation, ...visit }: Visit & { generation: number }) {
  return ask(congressRenewPath, visit, { generation });
}

async function ask(
  path: string,
  { token, device, room, signal }: Visit,
  more: object,
): Promise<Inside> {
  try {
    const body = { device, room, ...more };
    const response = await call(path, { token, body, signal, patienceMs: 15_000 });
    const inside = insideAnswer.safeParse(response.ok && (await response.json())).data;
    if (inside) return { ok: true, inside };
    return await readRefusal('congress', response);
  } catch (error) {
    if (!signal.aborted) noAnswer('congress', error);
    return { ok: false, code: null };
  }
}

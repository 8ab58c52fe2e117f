import type { Context } from '../context.ts';
import type { Connection } from '../db/connection.ts';
import { readEntry, takeEntry, type EntryRow } from './entry-queries.ts';

type EntryState = 'unknown' | 'refunded' | 'used' | 'valid';

export interface CheckedTicket {
  state: EntryState;
  entry: EntryRow | undefined;
}

/** The code on a ticket as it is stored, from however it was typed or read aloud; null if it is none. */
export function ticketCodeIn(text: string): string | null {
  const letters = text.toUpperCase().replaceAll(/[^\dA-Z]/g, '');
  return letters.length === 16 ? letters.replaceAll(/.{4}(?=.)/g, '$&-') : null;
}

export async function checkTicket(db: Connection, typed: string): Promise<CheckedTicket> {
  const code = ticketCodeIn(typed);
  const entry = code ? await readEntry(db, code) : undefined;
  return { state: stateOf(entry), entry };
}

/** Lets somebody in, once: `valid` for the first, `used` with the time of the first for the others. */
export async function useTicket(
  { pool, now }: Pick<Context, 'pool' | 'now'>,
  typed: string,
): Promise<CheckedTicket> {
  const code = ticketCodeIn(typed);
  const isFirst = code !== null && (await takeEntry(pool, code, now()));
  const checked = await checkTicket(pool, typed);
  if (!isFirst || !checked.entry) return checked;
  return { state: 'valid', entry: { ...checked.entry, usedAt: null } };
}

function stateOf(entry: EntryRow | undefined): EntryState {
  if (!entry) return 'unknown';
  if (entry.voidAt || entry.state !== 'paid') return 'refunded';
  return entry.usedAt ? 'used' : 'valid';
}

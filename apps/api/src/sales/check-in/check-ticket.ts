import type { Connection } from '../../platform/db/connection.ts';
import { ticketCodeIn } from '../orders/order-token.ts';
import { hashToken } from '../../platform/tokens.ts';
import { readCodeOfLink, readEntry, type EntryRow } from './entry-queries.ts';

type EntryState = 'unknown' | 'refunded' | 'revoked' | 'used' | 'valid';

export interface CheckedTicket {
  state: EntryState;
  entry: EntryRow | undefined;
}

/** The key in the ticket's own link, which its QR code holds; null if this is no link. */
export function linkKeyIn(text: string): string | null {
  return /^\s*https?:\/\/[^#\s]+#(\S+)\s*$/i.exec(text)?.[1] ?? null;
}

export async function checkTicket(db: Connection, shown: string): Promise<CheckedTicket> {
  const code = await codeOf(db, shown);
  const entry = code ? await readEntry(db, code) : undefined;
  return { state: stateOf(entry), entry };
}

/** What is shown at the door is a code or a link. */
async function codeOf(db: Connection, shown: string): Promise<string | null> {
  const key = linkKeyIn(shown);
  return key === null ? ticketCodeIn(shown) : await readCodeOfLink(db, hashToken(key));
}

function stateOf(entry: EntryRow | undefined): EntryState {
  if (!entry) return 'unknown';
  if (entry.state === 'revoked') return 'revoked';
  if (entry.voidAt || entry.state !== 'paid') return 'refunded';
  return entry.usedAt ? 'used' : 'valid';
}

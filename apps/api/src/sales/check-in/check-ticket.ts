import type { Connection } from '../../platform/db/connection.ts';
import { parseTicketCode } from '../orders/order-token.ts';
import { hashToken } from '../../platform/tokens.ts';
import { findTicketCodeByLink, findTicketByCode, type TicketCheckRow } from './check-in.queries.ts';

type TicketCheckState = 'unknown' | 'refunded' | 'revoked' | 'used' | 'valid';

export interface TicketCheck {
  state: TicketCheckState;
  ticket: TicketCheckRow | undefined;
}

/** Returns the token of a ticket link, as its QR code holds it; null if the text is not a link. */
export function parseLinkToken(text: string): string | null {
  return /^\s*https?:\/\/[^#\s]+#(\S+)\s*$/i.exec(text)?.[1] ?? null;
}

export async function checkTicket(db: Connection, codeOrLink: string): Promise<TicketCheck> {
  const code = await resolveTicketCode(db, codeOrLink);
  const ticket = code ? await findTicketByCode(db, code) : undefined;
  return { state: getTicketCheckState(ticket), ticket };
}

async function resolveTicketCode(db: Connection, codeOrLink: string): Promise<string | null> {
  const token = parseLinkToken(codeOrLink);
  return token === null
    ? parseTicketCode(codeOrLink)
    : await findTicketCodeByLink(db, hashToken(token));
}

function getTicketCheckState(ticket: TicketCheckRow | undefined): TicketCheckState {
  if (!ticket) return 'unknown';
  if (ticket.state === 'revoked') return 'revoked';
  if (ticket.voidAt || ticket.state !== 'paid') return 'refunded';
  return ticket.checkedInAt ? 'used' : 'valid';
}

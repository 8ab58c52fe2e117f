import { emailAddress } from '@kongres/contract/email';
import { extractOrderNumber } from '@kongres/content/format/order-number';
import { parseTicketCode } from './order-token.ts';

export interface OrderSearch {
  text: string;
  number: number | null;
  ticketCode: string | null;
}

export function parseOrderSearch(text: string): OrderSearch {
  return {
    text: normaliseEmail(text),
    number: extractOrderNumber(text),
    ticketCode: parseTicketCode(text),
  };
}

/** Normalises an email address as stored with orders; returns any other text unchanged. */
export function normaliseEmail(text: string): string {
  return emailAddress.safeParse(text).data ?? text;
}

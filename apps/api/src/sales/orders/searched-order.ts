import { emailAddress } from '@kongres/contract/email';
import { orderNumberIn } from '@kongres/content/format/order-number';
import { ticketCodeIn } from './order-token.ts';

export interface SearchedOrder {
  text: string;
  number: number | null;
  ticketCode: string | null;
}

/** What a word from a mail, an invoice or a phone call may mean. */
export function searchedBy(text: string): SearchedOrder {
  return {
    text: spelledAsKept(text),
    number: orderNumberIn(text),
    ticketCode: ticketCodeIn(text),
  };
}

/** An address as orders keep it, from however its domain was typed; anything else stays as it is. */
export function spelledAsKept(text: string): string {
  return emailAddress.safeParse(text).data ?? text;
}

import { ticketsPath } from '@kongres/contract/paths';
import type { TicketsAnswer } from '@kongres/contract/tickets';
import { call } from '../../../../lib/api/call.ts';

/** As the server said it; what of it cannot be used is seen where it is used. */
export type ToldSale = Partial<Record<keyof TicketsAnswer, unknown>>;

let asking: Promise<ToldSale> | null = null;

/** Which tickets are sold and for how much; nothing where the server is away. The parts of a page ask together. */
export function askSale(): Promise<ToldSale> {
  asking ??= call(ticketsPath)
    .then((response) => (response.ok ? (response.json() as Promise<ToldSale>) : {}))
    .catch((): ToldSale => ({}))
    .finally(() => (asking = null));
  return asking;
}

import type { TicketId } from '@kongres/content/facts/tickets';
import { ticketsPath } from '@kongres/contract/paths';
import type { ShownPrice, TicketsAnswer, TicketState } from '@kongres/contract/tickets';
import { call } from '../../../api/call.ts';

export type TicketStates = Record<TicketId, TicketState>;

interface Sale {
  states: Partial<TicketStates>;
  prices: [string, ShownPrice][];
}

type Told = Partial<Record<keyof TicketsAnswer, unknown>>;

/** The parts of a page that show tickets ask together. */
let asking: Promise<Sale> | null = null;

/** Which tickets are sold and for how much, as far as the server says; nothing where it is away. */
export function askSale(): Promise<Sale> {
  asking ??= call(ticketsPath)
    .then(async (response) => (response.status === 200 ? ((await response.json()) as Told) : {}))
    .catch((): Told => ({}))
    .then((answer) => ({ states: knownStates(answer), prices: knownPrices(answer) }))
    .finally(() => {
      asking = null;
    });
  return asking;
}

const known: readonly unknown[] = ['open', 'sold_out', 'closed'] satisfies TicketState[];

function knownStates(answer: Told): Partial<TicketStates> {
  return Object.fromEntries(Object.entries(answer).filter(([, state]) => known.includes(state)));
}

/** Read by hand, because the validator is too heavy for every page: what is no price changes nothing. */
function knownPrices({ prices }: Told): [string, ShownPrice][] {
  const isMinor = (minor: unknown) => Number.isSafeInteger(minor) && Number(minor) > 0;
  return Object.entries(prices ?? {}).filter(
    ([, price]: [string, Partial<ShownPrice> | null]) =>
      isMinor(price?.netMinor) &&
      [price?.originalMinor, price?.lowestMinor].every((minor) => minor === null || isMinor(minor)),
  );
}

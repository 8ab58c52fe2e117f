import { useEffect, useState } from 'react';
import type { TicketId } from '@kongres/content/facts/tickets';
import type { TicketState } from '@kongres/contract/tickets';
import { fetchTicketSale, type TicketSale } from './fetch-ticket-sale.ts';

type States = Record<TicketId, TicketState>;

const allOpen: States = { standard: 'open', premium: 'open', vip: 'open' };

/** If the request fails, all tickets are displayed as open; the purchase checks again. */
export function useTicketStates(): States {
  const [states, setStates] = useState(allOpen);

  useEffect(() => {
    void fetchTicketSale().then((sale) => {
      const newStates = { ...allOpen, ...pickKnownStates(sale) };
      // Avoids a render in the usual case that all are open.
      if (Object.values(newStates).some((state) => state !== 'open')) setStates(newStates);
    });
  }, []);

  return states;
}

const knownStates: readonly unknown[] = ['open', 'sold_out', 'closed'] satisfies TicketState[];

function pickKnownStates(sale: TicketSale): Partial<States> {
  return Object.fromEntries(
    Object.entries(sale).filter(([, state]) => knownStates.includes(state)),
  );
}

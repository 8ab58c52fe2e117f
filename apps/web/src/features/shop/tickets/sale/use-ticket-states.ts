import { useEffect, useState } from 'react';
import type { TicketId } from '@kongres/content/facts/tickets';
import type { TicketState } from '@kongres/contract/tickets';
import { askSale, type ToldSale } from './ask-sale.ts';

type States = Record<TicketId, TicketState>;

const allOpen: States = { standard: 'open', premium: 'open', vip: 'open' };

/** Which tickets are on sale. If the call fails they show as open, and the purchase itself answers. */
export function useTicketStates(): States {
  const [states, setStates] = useState(allOpen);

  useEffect(() => {
    void askSale().then((sale) => {
      const told = { ...allOpen, ...knownStates(sale) };
      // Most often as built: then nothing has to be drawn again.
      if (Object.values(told).some((state) => state !== 'open')) setStates(told);
    });
  }, []);

  return states;
}

const known: readonly unknown[] = ['open', 'sold_out', 'closed'] satisfies TicketState[];

function knownStates(sale: ToldSale): Partial<States> {
  return Object.fromEntries(Object.entries(sale).filter(([, state]) => known.includes(state)));
}

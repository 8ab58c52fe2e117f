import { useEffect, useState } from 'react';
import { ticketsPath } from '@kongres/contract/paths';
import type { TicketState, TicketsAnswer } from '@kongres/contract/tickets';
import { call } from '../../api/call.ts';

const allOpen: TicketsAnswer = { standard: 'open', premium: 'open', vip: 'open' };

/** Which tickets are on sale. If the call fails they show as open, and the purchase itself answers. */
export function useTicketStates(): TicketsAnswer {
  const [states, setStates] = useState(allOpen);

  useEffect(() => {
    const leaving = new AbortController();
    call(ticketsPath, { signal: leaving.signal })
      .then((response) => (response.status === 200 ? response.json() : allOpen))
      .then((answer: Partial<TicketsAnswer>) => {
        const told = { ...allOpen, ...knownStates(answer) };
        // Most often as built: then nothing has to be drawn again.
        if (Object.values(told).some((state) => state !== 'open')) setStates(told);
      })
      .catch(() => {});
    return () => leaving.abort();
  }, []);

  return states;
}

const known: readonly TicketState[] = ['open', 'sold_out', 'closed'];

function knownStates(answer: Partial<TicketsAnswer>): Partial<TicketsAnswer> {
  return Object.fromEntries(Object.entries(answer).filter(([, state]) => known.includes(state)));
}

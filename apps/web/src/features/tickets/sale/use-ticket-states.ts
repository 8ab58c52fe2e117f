import { useEffect, useState } from 'react';
import { askSale, type TicketStates } from './ask-sale.ts';

const allOpen: TicketStates = { standard: 'open', premium: 'open', vip: 'open' };

/** Which tickets are on sale. If the call fails they show as open, and the purchase itself answers. */
export function useTicketStates(): TicketStates {
  const [states, setStates] = useState(allOpen);

  useEffect(() => {
    let hasLeft = false;
    void askSale().then((sale) => {
      const told = { ...allOpen, ...sale.states };
      // Most often as built: then nothing has to be drawn again.
      if (!hasLeft && Object.values(told).some((state) => state !== 'open')) setStates(told);
    });
    return () => {
      hasLeft = true;
    };
  }, []);

  return states;
}

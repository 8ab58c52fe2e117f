import { useEffect } from 'react';
import { readTicket } from '../ticket/remembered-ticket.ts';

/** In a browser that keeps a ticket, the week goes along with it; nobody else loads a line for it. */
export function useFollowedWeek(): void {
  useEffect(() => {
    const token = readTicket();
    if (!token) return;
    import('./follow-ticket.ts')
      .then(({ followTicket }) => followTicket(token))
      .catch(() => {
        // The stars stay here; the next page tries again.
      });
  }, []);
}

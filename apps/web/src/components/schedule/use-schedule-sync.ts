import { useEffect } from 'react';
import { readTicketToken } from '../ticket/saved-ticket.ts';

/** Loads the sync only in browsers with a saved ticket. */
export function useScheduleSync(): void {
  useEffect(() => {
    const token = readTicketToken();
    if (!token) return;
    import('./sync-schedule.ts')
      .then(({ syncSchedule }) => syncSchedule(token))
      .catch(() => {
        // The next page tries again.
      });
  }, []);
}

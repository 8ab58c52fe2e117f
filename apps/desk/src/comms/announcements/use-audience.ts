import { useQuery } from '@tanstack/react-query';
import type { DeskAudience } from '@kongres/contract/desk/comms/announcements';
import { call } from '../../lib/api/call.ts';

/** What an announcement can be narrowed to, and what its button says. */
export function useAudience() {
  return useQuery({
    queryKey: ['announcementAudience'],
    queryFn: () => call<DeskAudience>('announcementAudience'),
  });
}

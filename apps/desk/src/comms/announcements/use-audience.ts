import { useQuery } from '@tanstack/react-query';
import type { AudienceOptions } from '@kongres/contract/desk/comms/announcements';
import { callApi } from '../../lib/api/call-api.ts';

/** Audience filters and the button labels of the email. */
export function useAudience() {
  return useQuery({
    queryKey: ['audience-options'],
    queryFn: () => callApi<AudienceOptions>('getAudienceOptions'),
  });
}

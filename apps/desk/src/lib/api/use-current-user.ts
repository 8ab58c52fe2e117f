import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '@kongres/contract/desk/settings/staff';
import { callApi, ApiError } from './call-api.ts';
import { meKey } from './query-client.ts';

/** The signed-in user; null if signed out. */
export function useCurrentUser() {
  return useQuery({
    queryKey: meKey,
    queryFn: async () => {
      try {
        return await callApi<CurrentUser>('getMe');
      } catch (error) {
        if (error instanceof ApiError && error.code === 'signed_out') return null;
        throw error;
      }
    },
  });
}

import { useQuery } from '@tanstack/react-query';
import type { Me } from '@kongres/contract/desk/settings/people';
import { call, Refused } from './call.ts';
import { meKey } from './query-client.ts';

/** Who is signed in; null for nobody. */
export function useMe() {
  return useQuery({
    queryKey: meKey,
    queryFn: async () => {
      try {
        return await call<Me>('me');
      } catch (error) {
        if (error instanceof Refused && error.code === 'signed_out') return null;
        throw error;
      }
    },
  });
}

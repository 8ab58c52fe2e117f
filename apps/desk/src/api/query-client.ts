import { QueryCache, QueryClient } from '@tanstack/react-query';
import { Refused } from './call.ts';

export const meKey = ['me'];

/** Whoever is signed out, by whatever call it is noticed, stands at the door. */
export function noticeSignedOut(error: unknown): void {
  if (error instanceof Refused && error.code === 'signed_out') {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] });
    queryClient.setQueryData(meKey, null);
  }
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSignedOut }),
  defaultOptions: {
    queries: {
      // What was refused stays refused; a net that was away may be back.
      retry: (count, error) => count < 2 && error instanceof Refused && error.code === null,
      staleTime: 5000,
    },
  },
});

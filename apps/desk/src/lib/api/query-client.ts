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

/**
 * Another person, or nobody: the page is read anew, so that nothing of who was here before is left in it, on the screen
 * or behind it.
 */
export function startAnew(path: string): void {
  location.replace(path);
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      noticeSignedOut(error);
      // A role that was taken away takes its lists along.
      const isForbidden = error instanceof Refused && error.code === 'not_allowed';
      if (isForbidden) query.setState({ ...query.state, data: undefined });
    },
  }),
  defaultOptions: {
    queries: {
      // What was refused stays refused; a net that was away may be back.
      retry: (count, error) => count < 2 && error instanceof Refused && error.code === null,
      staleTime: 5000,
    },
  },
});

import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './call-api.ts';

export const meKey = ['me'];

/** Clears all data and shows the sign-in page if the session has ended. */
export function handleSignedOut(error: unknown): void {
  if (error instanceof ApiError && error.code === 'signed_out') {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] });
    queryClient.setQueryData(meKey, null);
  }
}

/**
 * Reloads the page after sign-in and sign-out, so that no data of the previous user stays in memory.
 */
export function reloadAt(path: string): void {
  location.replace(path);
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      handleSignedOut(error);
      // A changed role must not keep showing data it may no longer read.
      const isForbidden = error instanceof ApiError && error.code === 'not_allowed';
      if (isForbidden) query.setState({ ...query.state, data: undefined });
    },
  }),
  defaultOptions: {
    queries: {
      // Retry network failures only; an error with a code would repeat.
      retry: (count, error) => count < 2 && error instanceof ApiError && error.code === null,
      staleTime: 5000,
    },
  },
});

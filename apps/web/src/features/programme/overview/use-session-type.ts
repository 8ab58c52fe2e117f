import { useSearch } from '../../../lib/routing/use-search.ts';
import type { Programme } from './programme.server.ts';

export type SessionType = Programme['types'][number];

/** The kind of session the address asks for (`?type=workshop`), or null for all of them. */
export function useSessionType(types: readonly SessionType[]): SessionType | null {
  const wanted = new URLSearchParams(useSearch()).get('type');
  return types.find((type) => type === wanted) ?? null;
}

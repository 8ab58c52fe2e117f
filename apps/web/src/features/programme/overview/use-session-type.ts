import { useSearch } from '../../../lib/routing/use-search.ts';
import type { ProgrammeData } from './programme.server.ts';

export type SessionType = ProgrammeData['types'][number];

/** The session type selected in the URL (`?type=workshop`), or null for all. */
export function useSessionType(types: readonly SessionType[]): SessionType | null {
  const selected = new URLSearchParams(useSearch()).get('type');
  return types.find((type) => type === selected) ?? null;
}

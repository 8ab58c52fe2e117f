import { useLocation } from 'react-router';

/** Null unless the parameter matches the pattern, so that arbitrary input is never displayed. */
export function useValidSearchParam(name: 'room' | 'recording', pattern: RegExp): string | null {
  // From the router, so that it changes together with the location key.
  const value = new URLSearchParams(useLocation().search).get(name)?.toLowerCase();
  return value !== undefined && pattern.test(value) ? value : null;
}

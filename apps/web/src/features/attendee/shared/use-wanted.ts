import { useLocation } from 'react-router';

/** What the address asks for. Whatever else it may say is nothing, and is not repeated on the page. */
export function useWanted(name: 'room' | 'recording', form: RegExp): string | null {
  // Of the router, whose key for the navigation changes with it.
  const wanted = new URLSearchParams(useLocation().search).get(name)?.toLowerCase();
  return wanted !== undefined && form.test(wanted) ? wanted : null;
}

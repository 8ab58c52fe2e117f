import { useLocation } from 'react-router';

/** The address being read. Prerendering asks for pages with a trailing slash; visitors never do. */
export function useAddress(): string {
  return useLocation().pathname.replace(/(.)\/+$/, '$1');
}

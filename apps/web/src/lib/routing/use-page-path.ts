import { useLocation } from 'react-router';

/** Without the trailing slash that prerendering adds. */
export function usePagePath(): string {
  return useLocation().pathname.replace(/(.)\/+$/, '$1');
}

import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isEntryUnknown } from '../../../routing/served-address.ts';
import { useAddress } from '../../../routing/use-address.ts';

/** Follows the link that was pressed, inside the page where it can, and closes the search; another tab leaves it open. */
export function useFollow(close: () => void) {
  const navigate = useNavigate();
  const here = useAddress();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    close();
    const { pathname, hash } = event.currentTarget;
    // The browser itself goes to a place on the page that is open.
    if (isEntryUnknown() || (pathname === here && hash)) return;
    event.preventDefault();
    void navigate(pathname + hash);
  };
}

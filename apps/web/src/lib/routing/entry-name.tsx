import type { ReactNode } from 'react';
import { EntryLink } from './entry-link.tsx';
import type { EntryPageId } from '@kongres/contract/pages';

interface EntryNameProps {
  to: EntryPageId;
  entry: string;
  /** Whether its kind is published. */
  hasPage: boolean;
  children: ReactNode;
}

/** What an entry is called; it leads to the page of the entry once there is one. */
export function EntryName({ hasPage, children, ...link }: EntryNameProps) {
  return hasPage ? <EntryLink {...link}>{children}</EntryLink> : children;
}

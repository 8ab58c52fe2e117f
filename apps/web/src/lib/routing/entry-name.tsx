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

/** The entry's name, linked if the entry has a page. */
export function EntryName({ hasPage, children, ...link }: EntryNameProps) {
  return hasPage ? <EntryLink {...link}>{children}</EntryLink> : children;
}

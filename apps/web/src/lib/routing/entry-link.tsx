import type { ComponentProps } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { entryAddress, type EntryPageId } from '@kongres/contract/pages';

type EntryLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: EntryPageId;
  entry: string;
  search?: string;
};

/** A link to the page of an entry, in the visitor's language. `FollowLinks` sees to the press. */
export function EntryLink({ to, entry, search = '', children, ...rest }: EntryLinkProps) {
  return (
    <a href={entryAddress(to, entry, useLanguage()) + search} {...rest}>
      {children}
    </a>
  );
}

import type { ComponentProps } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { getEntryPath, type EntryPageId } from '@kongres/contract/pages';

type EntryLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: EntryPageId;
  entry: string;
  search?: string;
};

/** Link to the page of an entry in the visitor's language, followed by `ClientNavigation`. */
export function EntryLink({ to, entry, search = '', children, ...rest }: EntryLinkProps) {
  return (
    <a href={getEntryPath(to, entry, useLanguage()) + search} {...rest}>
      {children}
    </a>
  );
}

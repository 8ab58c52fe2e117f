import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../i18n/language.tsx';
import { entryAddress, type EntryPageId } from './page-table.ts';
import { isEntryUnknown } from './served-address.ts';

type EntryLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  to: EntryPageId;
  entry: string;
  search?: string;
};

/** A link to the page of an entry, in the visitor's language. */
export function EntryLink({ to, entry, search = '', ...rest }: EntryLinkProps) {
  const pathname = entryAddress(to, entry, useLanguage());
  return (
    <Link to={{ pathname, search }} prefetch="intent" reloadDocument={isEntryUnknown()} {...rest} />
  );
}

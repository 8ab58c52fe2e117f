import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { addressOf, type PageId } from './page-table.ts';
import { useLanguage } from '../i18n/language.tsx';

type LocalLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  to: PageId;
  search?: string;
  hash?: string;
};

/** A link to a page by its name, in the visitor's language. */
export function LocalLink({ to, search = '', hash = '', ...rest }: LocalLinkProps) {
  const pathname = addressOf(to, useLanguage());
  return <Link to={{ pathname, search, hash }} prefetch="intent" {...rest} />;
}

import type { ComponentProps } from 'react';
import { addressOf, type PageId } from '@kongres/contract/pages';
import { useLanguage } from '../i18n/language.tsx';

type LocalLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: PageId;
  search?: `?${string}`;
  hash?: `#${string}`;
};

/** A link to a page by its name, in the visitor's language. `FollowLinks` sees to the press. */
export function LocalLink({ to, search, hash, children, ...rest }: LocalLinkProps) {
  return (
    <a href={addressOf(to, useLanguage()) + (search ?? '') + (hash ?? '')} {...rest}>
      {children}
    </a>
  );
}

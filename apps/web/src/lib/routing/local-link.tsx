import type { ComponentProps } from 'react';
import { getLocalizedPath, type PageId } from '@kongres/contract/pages';
import { useLanguage } from '../i18n/language.tsx';

type LocalLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: PageId;
  search?: `?${string}`;
  hash?: `#${string}`;
};

/** Link to a page by its id in the visitor's language, followed by `ClientNavigation`. */
export function LocalLink({ to, search, hash, children, ...rest }: LocalLinkProps) {
  return (
    <a href={getLocalizedPath(to, useLanguage()) + (search ?? '') + (hash ?? '')} {...rest}>
      {children}
    </a>
  );
}

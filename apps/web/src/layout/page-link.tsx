import { LocalLink } from '../lib/routing/local-link.tsx';
import { useTexts } from '../lib/i18n/texts.tsx';
import type { PageId } from '@kongres/contract/pages';
import { useIsCurrent } from './use-is-current.ts';

interface PageLinkProps {
  page: PageId;
  label?: string;
}

export function PageLink({ page, label }: PageLinkProps) {
  const { pages } = useTexts('frame');
  const isCurrent = useIsCurrent();
  return (
    <LocalLink to={page} aria-current={isCurrent(page) ? 'page' : undefined}>
      {label ?? pages[page]}
    </LocalLink>
  );
}

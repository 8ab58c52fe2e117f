import { useLanguage } from '../i18n/language.tsx';
import { LocalLink } from '../routing/local-link.tsx';
import { useTexts } from '../i18n/texts.tsx';
import { useAddress } from '../routing/use-address.ts';
import { addressOf, type PageId } from '../routing/page-table.ts';

/** A navigation link under the page's own name, marked when it is the page being read. */
export function PageLink({ page, label }: { page: PageId; label?: string }) {
  const { pages } = useTexts('frame');
  const isCurrent = useAddress() === addressOf(page, useLanguage());
  return (
    <LocalLink to={page} aria-current={isCurrent ? 'page' : undefined}>
      {label ?? pages[page]}
    </LocalLink>
  );
}

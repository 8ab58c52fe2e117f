import { useLanguage } from '../i18n/language.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { useTexts } from '../i18n/texts.tsx';
import { useAddress } from '../i18n/use-address.ts';
import { addressOf, type PageId } from '../page-table.ts';

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

import { useTexts } from '../../lib/i18n/texts.tsx';
import type { PageId } from '@kongres/contract/pages';
import type { GroupId } from '../menu.ts';
import { PageLink } from '../page-link.tsx';

interface GroupLinksProps {
  group: GroupId;
  pages: readonly PageId[];
  tabIndex?: number | undefined;
}

/** The page that names the group is labelled "details". */
export function GroupLinks({ group, pages, tabIndex }: GroupLinksProps) {
  const { programDetails } = useTexts('frame').nav;
  return pages.map((page) => (
    <li key={page}>
      <PageLink
        page={page}
        tabIndex={tabIndex}
        {...(page === group && { label: programDetails })}
      />
    </li>
  ));
}

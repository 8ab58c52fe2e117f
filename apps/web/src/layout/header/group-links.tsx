import { useTexts } from '../../lib/i18n/texts.tsx';
import type { PageId } from '@kongres/contract/pages';
import type { GroupId } from '../menu.ts';
import { PageLink } from '../page-link.tsx';

interface GroupLinksProps {
  group: GroupId;
  pages: readonly PageId[];
}

/** The page that names the group is labelled "details". */
export function GroupLinks({ group, pages }: GroupLinksProps) {
  const { programDetails } = useTexts('frame').nav;
  return pages.map((page) => (
    <li key={page}>
      <PageLink page={page} {...(page === group && { label: programDetails })} />
    </li>
  ));
}

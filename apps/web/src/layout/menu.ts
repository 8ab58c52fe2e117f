import { optionalPages, pageTable, type PageId } from '@kongres/contract/pages';

export type GroupId = 'programme' | 'cooperation';

export type MenuEntry = { page: PageId } | { group: GroupId; pages: PageId[] };

/** In the order of the page table; a dropdown stands at its first page. */
export const menu: readonly MenuEntry[] = buildMenu();

export const ticketPage = pageTable.find((page) => page.menu === 'button')?.id ?? 'tickets';

/** Includes optional pages. */
export function listFooterPages(part: 'main' | 'more'): PageId[] {
  return [...pageTable, ...optionalPages]
    .filter((page) => page.footer === part)
    .map((page) => page.id);
}

function buildMenu(): MenuEntry[] {
  const entries: MenuEntry[] = [];
  for (const page of pageTable) {
    if (page.menu === 'item') entries.push({ page: page.id });
    if (page.menu !== 'programme' && page.menu !== 'cooperation') continue;
    const open = entries.find((entry) => 'group' in entry && entry.group === page.menu);
    if (open && 'pages' in open) open.pages.push(page.id);
    else entries.push({ group: page.menu, pages: [page.id] });
  }
  return entries;
}

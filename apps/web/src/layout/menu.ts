import { laterPages, pageTable, type PageId } from '@kongres/contract/pages';

export type GroupId = 'programme' | 'cooperation';

export type MenuEntry = { page: PageId } | { group: GroupId; pages: PageId[] };

/** The header's entries in the order of the page table; a dropdown stands where its first page does. */
export const menu: readonly MenuEntry[] = readMenu();

export const ticketPage = pageTable.find((page) => page.menu === 'button')?.id ?? 'tickets';

/** Also those that a build may lack. */
export function footerPages(part: 'main' | 'more'): PageId[] {
  return [...pageTable, ...laterPages]
    .filter((page) => page.footer === part)
    .map((page) => page.id);
}

function readMenu(): MenuEntry[] {
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

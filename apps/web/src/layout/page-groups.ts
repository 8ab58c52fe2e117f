import type { PageId } from '@kongres/contract/pages';

/** Pages of ticket holders: a slim footer, and no welcome popup. */
export const ticketHolderPages = ['order', 'congress', 'certificate'] as const satisfies PageId[];

export const pagesWithoutPopup: readonly PageId[] = ['tickets', ...ticketHolderPages];

import type { DeskCall } from '@kongres/contract/desk/rules';
import type { Deed, Desk, Shop } from './deed.ts';
import { doorDeeds } from './door-deeds.ts';
import { liveDeeds } from './live-deeds.ts';
import { saleDeeds } from './sale-deeds.ts';
import { wordDeeds } from './word-deeds.ts';

/** Every call of the desk, each with what makes it succeed once, and what is left of it in the journal. */
export function deskDeeds(shop: Shop, desk: Desk): Record<DeskCall, Deed> {
  return {
    ...doorDeeds(shop, desk),
    ...saleDeeds(shop, desk),
    ...liveDeeds(shop, desk),
    ...wordDeeds(shop, desk),
  };
}

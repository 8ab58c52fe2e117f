import type { DeskCall } from '@kongres/contract/desk/routes';
import type { DeskAction, Desk, Shop } from './desk-action.ts';
import { createStaffActions } from './staff-actions.ts';
import { createLiveActions } from './live-actions.ts';
import { createSaleActions } from './sale-actions.ts';
import { createCommunicationActions } from './communication-actions.ts';

/** For every desk call, a request that succeeds once and its expected audit log actions. */
export function createDeskActions(shop: Shop, desk: Desk): Record<DeskCall, DeskAction> {
  return {
    ...createStaffActions(shop, desk),
    ...createSaleActions(shop, desk),
    ...createLiveActions(shop, desk),
    ...createCommunicationActions(shop, desk),
  };
}

import { overviewResponse } from '@kongres/contract/desk/sales/overview';
import { readOverview } from '../../overview/read-overview.ts';
import { toOrderRow } from './order-row.ts';
import type { DeskRouter } from '../../http/desk-router.ts';

export function registerOverviewRoutes({ serve }: DeskRouter): void {
  serve('getOverview', { response: overviewResponse }, async ({ context }) => {
    const overview = await readOverview(context);
    return {
      ...overview,
      now: overview.now.toISOString(),
      needsAttention: overview.needsAttention.map((each) => ({
        ...each,
        oldestAt: each.oldestAt.toISOString(),
      })),
      latestOrders: overview.latestOrders.map(toOrderRow),
    };
  });
}

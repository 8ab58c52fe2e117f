import { overviewAnswer } from '@kongres/contract/desk/sales/overview';
import { readOverview } from '../../overview/read-overview.ts';
import { rowOf } from './order-row.ts';
import type { DeskCalls } from '../../http/serve-calls.ts';

export function serveOverview({ serve }: DeskCalls): void {
  serve('overview', { answer: overviewAnswer }, async ({ context }) => {
    const overview = await readOverview(context);
    return {
      ...overview,
      now: overview.now.toISOString(),
      waiting: overview.waiting.map((each) => ({
        ...each,
        oldestAt: each.oldestAt.toISOString(),
      })),
      latest: overview.latest.map(rowOf),
    };
  });
}

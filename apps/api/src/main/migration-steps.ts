import { seedPrices } from '../sales/prices/seed-prices.ts';
import { writeRetention } from '../admin/privacy/retention-queries.ts';
import { createQueues } from '../platform/queue/create-queues.ts';
import type { MigrationStep } from '../platform/db/migrate.ts';
import { seedStock } from '../sales/quotas/stock-queries.ts';

/** In the order in which they run. Each step may run again, and in several processes at once. */
export function migrationSteps({ hurry = 1 } = {}): MigrationStep[] {
  return [
    ({ ownerUrl }) => createQueues(ownerUrl, hurry),
    ({ pool }) => seedStock(pool),
    ({ pool }) => seedPrices(pool),
    ({ pool }) => writeRetention(pool),
  ];
}

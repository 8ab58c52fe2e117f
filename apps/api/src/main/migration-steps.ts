import { seedPrices } from '../sales/prices/seed-prices.ts';
import { saveRetention } from '../admin/privacy/retention.queries.ts';
import { createQueues } from '../platform/queue/create-queues.ts';
import type { MigrationStep } from '../platform/db/migrate.ts';
import { seedQuotas } from '../sales/quotas/quota.queries.ts';

/** In order of execution. Every step is idempotent and may run concurrently. */
export function createMigrationSteps({ hurry: speedup = 1 } = {}): MigrationStep[] {
  return [
    ({ ownerUrl }) => createQueues(ownerUrl, speedup),
    ({ pool }) => seedQuotas(pool),
    ({ pool }) => seedPrices(pool),
    ({ pool }) => saveRetention(pool),
  ];
}

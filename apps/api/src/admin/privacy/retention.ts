import { policies } from '@kongres/content/facts/policies';

/**
 * ISO 8601 durations. Migrations write them to the database, where the delete functions read them,
 * so that the calling role cannot shorten them.
 */
export const retention = {
  /** From the end of the hold. */
  unpaid_order: `P${policies.unpaidOrderDays}D`,
  /** From the end of the tax year. */
  settled_order: `P${policies.accountingYears}Y`,
  message: `P${policies.contactMonths}M`,
  /** Stripe retries for 3 days and allows manual resends for 30. */
  payment_event: 'P60D',
} as const;

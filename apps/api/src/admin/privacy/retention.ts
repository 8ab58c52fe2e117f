import { policies } from '@kongres/content/facts/policies';

/**
 * How long rows are kept, as ISO 8601 durations. The migration writes them into the database, where
 * the functions that delete read them: the role that calls them cannot shorten anything.
 */
export const retention = {
  /** Counted from the end of the hold. */
  unpaid_order: `P${policies.unpaidOrderDays}D`,
  /** Counted from the end of the tax year. */
  settled_order: `P${policies.accountingYears}Y`,
  message: `P${policies.contactMonths}M`,
  /** Stripe repeats an event for three days by itself and for thirty by hand; twice that is safe. */
  payment_event: 'P60D',
} as const;

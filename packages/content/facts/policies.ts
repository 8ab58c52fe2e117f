import { getCongressDay } from './edition.ts';
import { markPlaceholder } from './placeholder.ts';

/** Policies and legal periods used by terms, privacy policy and retention jobs. */
export const policies = {
  /** Effective date of terms and policies. */
  since: markPlaceholder('policies.since', '2025-09-15'),
  withdrawalDays: 14,
  cancellationDaysBeforeEvent: 14,
  complaintDays: 14,
  /** Legal periods for accessibility complaints: standard and complex cases. */
  accessibilityDays: 30,
  accessibilityLongDays: 60,
  replyWorkingDays: markPlaceholder('policies.replyWorkingDays', 2),
  contactMonths: markPlaceholder('policies.contactMonths', 12),
  accountingYears: 5,
  /** Counted from the end of the hold, or from a late payment. */
  unpaidOrderDays: markPlaceholder('policies.unpaidOrderDays', 30),
  /** Counted from the message. */
  talkDays: markPlaceholder('policies.talkDays', 30),
  /** Counted from the end of the congress. */
  planDays: markPlaceholder('policies.planDays', 30),
  /** Counted from the last playback. */
  watchedDays: markPlaceholder('policies.watchedDays', 90),
  logDays: markPlaceholder('policies.logDays', 30),
} as const;

/** Until the end of this day every order can be cancelled; later purchases have `withdrawalDays`. */
export const lastRefundDay = getCongressDay(1 - policies.cancellationDaysBeforeEvent);

import { placeholder } from './placeholder.ts';

/** What the organiser promises and the law asks; terms, privacy policy and jobs read it here. */
export const policies = {
  /** From this day on the terms and policies hold as written. */
  since: placeholder('policies.since', '2025-09-15'),
  withdrawalDays: 14,
  cancellationDaysBeforeEvent: 14,
  complaintDays: 14,
  /** What the law gives us for a complaint about accessibility, and where it is especially complicated. */
  accessibilityDays: 30,
  accessibilityLongDays: 60,
  replyWorkingDays: placeholder('policies.replyWorkingDays', 2),
  contactMonths: placeholder('policies.contactMonths', 12),
  accountingYears: 5,
  /** From the end of the hold; a payment that comes late comes sooner than that. */
  unpaidOrderDays: placeholder('policies.unpaidOrderDays', 30),
  /** What is asked and said in rooms, from the moment it was. */
  talkDays: placeholder('policies.talkDays', 30),
  /** The chosen week and places in workshops, from the end of the congress. */
  planDays: placeholder('policies.planDays', 30),
  /** Where somebody stopped in a recording, from the last time that they watched it. */
  watchedDays: placeholder('policies.watchedDays', 90),
  logDays: placeholder('policies.logDays', 30),
} as const;

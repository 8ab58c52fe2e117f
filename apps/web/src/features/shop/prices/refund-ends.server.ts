import { getCongressDay } from '@kongres/content/facts/edition';
import { policies } from '@kongres/content/facts/policies';
import { toIsoInstant } from '@kongres/content/format/date';

/** End of the last day on which every order can still be cancelled. */
export const refundEnds = toIsoInstant(
  getCongressDay(2 - policies.cancellationDaysBeforeEvent),
  '00:00',
);

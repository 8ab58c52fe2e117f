import { editionEnds } from '@kongres/content/facts/phases';
import { policies } from '@kongres/content/facts/policies';
import { deleteOldTrials } from '../../comms/announcements/trial-queries.ts';
import type { Context } from '../../platform/context.ts';
import type { EditionClock } from '../../platform/clock/edition-clock.ts';
import { deleteSearches } from '../../sales/order-search/order-search-queries.ts';
import { clearClients } from '../../sales/orders/hold-queries.ts';
import { deleteOldSessions } from '../staff/session-queries.ts';
import { sessionLimits } from '../staff/sessions.ts';
import { deleteOldTalk } from '../../live/room-chat/talk-queries.ts';
import { deleteOldVisits } from '../../live/room-access/visit-queries.ts';
import { deleteOldWatched } from '../../live/recordings/watched-queries.ts';
import { deleteWeeks } from '../../attendee/schedule/week-queries.ts';
import { deletePlaces } from '../../attendee/workshops/place-queries.ts';
import { inBatches } from './in-batches.ts';
import {
  deleteCounters,
  deleteOldJournal,
  deletePaymentEvents,
  deleteRecipients,
  deleteSettledOrders,
  deleteUnpaidOrders,
  type DeleteSome,
} from './retention-queries.ts';

/** The task runs daily and may miss one day. */
const taskDays = 2;

const plansEnd = new Date(editionEnds.getTime() + (policies.planDays - taskDays) * 86_400_000);

/**
 * The rounds that keep what the privacy policy promises, beside that of the contact form. Each may
 * run twice at once, and answers with a count for the log: never with what was in a row.
 */
export function keepPromises({
  pool,
  now,
  edition,
}: Pick<Context, 'pool' | 'now'> & { edition: Pick<EditionClock, 'now'> }) {
  const all = (some: DeleteSome) => inBatches((limit) => some(pool, limit));
  return {
    'counter-retention': async () =>
      `${await all(deleteCounters(now()))} counters deleted, ` +
      `${await all(clearClients(now()))} client hashes cleared`,
    'search-retention': async () => `${await all(deleteSearches(now()))} searches deleted`,
    'talk-retention': async () => `${await all(deleteOldTalk(now()))} messages deleted`,
    'plan-retention': async () => {
      const isOver = edition.now() > plansEnd;
      const deleted = isOver ? (await all(deleteWeeks)) + (await all(deletePlaces)) : 0;
      return `${deleted} plans deleted`;
    },
    'watched-retention': async () => `${await all(deleteOldWatched(now()))} places deleted`,
    'desk-retention': async () =>
      `${await all(deleteOldSessions(sessionLimits(now())))} sessions deleted, ` +
      `${await all(deleteOldTrials(now()))} trial mails deleted`,
    'visit-retention': async () => `${await all(deleteOldVisits(now()))} visits deleted`,
    'unpaid-order-retention': async () => `${await all(deleteUnpaidOrders)} unpaid orders deleted`,
    'settled-order-retention': async () =>
      `${await all(deleteSettledOrders)} orders deleted, ` +
      `${await all(deleteRecipients)} recipients deleted`,
    'payment-event-retention': async () =>
      `${await all(deletePaymentEvents)} payment events deleted`,
    'journal-retention': async () => `${await all(deleteOldJournal)} deeds deleted`,
  };
}

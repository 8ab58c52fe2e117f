import { editionEnd } from '@kongres/content/facts/phases';
import { policies } from '@kongres/content/facts/policies';
import { deleteOldTestEmails } from '../../comms/announcements/test-announcement.queries.ts';
import type { Context } from '../../platform/context.ts';
import type { EditionClock } from '../../platform/clock/edition-clock.ts';
import { deleteOldOrderSearches } from '../../sales/order-search/order-search.queries.ts';
import { clearClientHashes } from '../../sales/orders/hold.queries.ts';
import { deleteOldSessions } from '../staff/session.queries.ts';
import { getSessionLimits } from '../staff/sessions.ts';
import { deleteOldRoomChat } from '../../live/room-chat/room-chat.queries.ts';
import { deleteOldSeats } from '../../live/room-access/room-seat.queries.ts';
import { deleteOldPlaybackPositions } from '../../live/recordings/playback-position.queries.ts';
import { deleteSchedules } from '../../attendee/schedule/schedule.queries.ts';
import { deleteBookings } from '../../attendee/workshops/workshop-booking.queries.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import {
  deleteExpiredRateLimits,
  deleteOldAuditLog,
  deletePaymentEvents,
  deleteRecipients,
  deleteSettledOrders,
  deleteUnpaidOrders,
  type DeleteBatch,
} from './retention.queries.ts';

/** The task runs daily and may miss one run. */
const taskDays = 2;

const planRetentionEnd = new Date(
  editionEnd.getTime() + (policies.planDays - taskDays) * 86_400_000,
);

/**
 * Periodic tasks that enforce the privacy policy. Each may run twice concurrently and returns a
 * count for the log, never personal data.
 */
export function enforceRetention({
  pool,
  now,
  edition,
}: Pick<Context, 'pool' | 'now'> & { edition: Pick<EditionClock, 'now'> }) {
  const deleteAll = (deleteBatch: DeleteBatch) =>
    deleteInBatches((limit) => deleteBatch(pool, limit));
  return {
    'rate-limit-retention': async () =>
      `${await deleteAll(deleteExpiredRateLimits(now()))} counters deleted, ` +
      `${await deleteAll(clearClientHashes(now()))} client hashes cleared`,
    'order-search-retention': async () =>
      `${await deleteAll(deleteOldOrderSearches(now()))} searches deleted`,
    'room-chat-retention': async () =>
      `${await deleteAll(deleteOldRoomChat(now()))} messages deleted`,
    'attendee-schedule-retention': async () => {
      const isOver = edition.now() > planRetentionEnd;
      const deleted = isOver
        ? (await deleteAll(deleteSchedules)) + (await deleteAll(deleteBookings))
        : 0;
      return `${deleted} schedules and bookings deleted`;
    },
    'playback-position-retention': async () =>
      `${await deleteAll(deleteOldPlaybackPositions(now()))} playback positions deleted`,
    'desk-session-retention': async () =>
      `${await deleteAll(deleteOldSessions(getSessionLimits(now())))} sessions deleted, ` +
      `${await deleteAll(deleteOldTestEmails(now()))} test emails deleted`,
    'room-seat-retention': async () =>
      `${await deleteAll(deleteOldSeats(now()))} room seats deleted`,
    'unpaid-order-retention': async () =>
      `${await deleteAll(deleteUnpaidOrders)} unpaid orders deleted`,
    'settled-order-retention': async () =>
      `${await deleteAll(deleteSettledOrders)} orders deleted, ` +
      `${await deleteAll(deleteRecipients)} recipients deleted`,
    'payment-event-retention': async () =>
      `${await deleteAll(deletePaymentEvents)} payment events deleted`,
    'audit-log-retention': async () => `${await deleteAll(deleteOldAuditLog)} actions deleted`,
  };
}

import { requeueIncidentEmails } from '../platform/incidents/deliver-incident-email.ts';
import { deleteOldMessages } from '../admin/privacy/delete-old-messages.ts';
import type { Context } from '../platform/context.ts';
import { enforceRetention } from '../admin/privacy/enforce-retention.ts';
import type { ScheduledTaskName } from '../platform/queue/queues.ts';
import { reconcileWorkshopBookings } from '../attendee/workshops/update-workshop-booking.ts';

export function createScheduledTasks(
  context: Context,
): Record<ScheduledTaskName, () => Promise<string>> {
  return {
    'incident-email-requeue': () => requeueIncidentEmails(context),
    'workshop-bookings': () => reconcileWorkshopBookings(context),
    'contact-message-retention': () => deleteOldMessages(context),
    ...enforceRetention(context),
  };
}

import { oweAlarmMails } from '../platform/incidents/deliver-alarm.ts';
import { deleteOldMessages } from '../admin/privacy/delete-old-messages.ts';
import type { Context } from '../platform/context.ts';
import { keepPromises } from '../admin/privacy/keep-promises.ts';
import type { ScheduledName } from '../platform/queue/queues.ts';
import { settleWorkshops } from '../attendee/workshops/book-place.ts';

/** What is done by the clock; when, queue/queues.ts says. */
export function scheduledWork(context: Context): Record<ScheduledName, () => Promise<string>> {
  return {
    'alarm-mail': () => oweAlarmMails(context),
    'workshop-places': () => settleWorkshops(context),
    'contact-retention': () => deleteOldMessages(context),
    ...keepPromises(context),
  };
}

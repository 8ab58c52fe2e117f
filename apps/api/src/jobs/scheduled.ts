import { oweAlarmMails } from '../alarms/owe-alarm-mails.ts';
import { deleteOldMessages } from '../privacy/delete-old-messages.ts';
import type { Context } from '../context.ts';
import { keepPromises } from '../privacy/keep-promises.ts';
import type { ScheduledName } from '../queue/queues.ts';
import { settleWorkshops } from '../workshops/book-place.ts';

/** What is done by the clock; when, queue/queues.ts says. */
export function scheduledWork(context: Context): Record<ScheduledName, () => Promise<string>> {
  return {
    'alarm-mail': () => oweAlarmMails(context),
    'workshop-places': () => settleWorkshops(context),
    'contact-retention': () => deleteOldMessages(context),
    ...keepPromises(context),
  };
}

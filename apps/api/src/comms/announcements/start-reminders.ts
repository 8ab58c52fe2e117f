import { admissionIds, isTicket } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import type { ReminderKind } from '@kongres/contract/desk/comms/announcement-states';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { getEmailTexts } from '../../platform/email/email-texts.ts';
import { insertAnnouncementText } from './announcement.queries.ts';
import { insertReminder, listEnabledReminders } from './reminder.queries.ts';
import { formatReminderName, reminders } from './reminder-times.ts';

/** Starts due reminders by the edition clock, each at most once; overdue ones are skipped. */
export async function startReminders({ pool, now, edition }: Omit<Context, 'queue' | 'config'>) {
  const moment = edition.now();
  const due = reminders.filter(({ at, until }) => at <= moment && moment < until);
  if (due.length === 0) return;
  const switchedOn = await listEnabledReminders(pool);
  for (const { kind } of due.filter((each) => switchedOn.includes(each.kind))) {
    const name = formatReminderName(kind);
    await inTransaction(pool, async (tx) => {
      const audience = {
        tickets: admissionIds.filter((id) => isTicket(id)),
        before: now().toISOString(),
      };
      if (!(await insertReminder(tx, { name, kind, audience, at: now() }))) return;
      for (const { id } of languages)
        await insertAnnouncementText(tx, name, id, getReminderText(kind, id));
    });
  }
}

export function getReminderText(kind: ReminderKind, language: (typeof languages)[number]['id']) {
  const text = getEmailTexts(language);
  return { subject: text(`reminders.${kind}.subject`), body: text(`reminders.${kind}.body`) };
}

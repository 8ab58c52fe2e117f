import { admissionIds, isTicket } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import type { ReminderKind } from '@kongres/contract/desk/comms/announcement-states';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { mailTexts } from '../../platform/mail/mail-texts.ts';
import { insertWords } from './announcement-queries.ts';
import { insertReminder, listSwitchedOn } from './reminder-queries.ts';
import { reminderName, reminders } from './reminder-times.ts';

/**
 * Begins the reminders whose moment the edition's clock has reached. One that was missed by long is left out, rather
 * than sent when it says nothing any more; none is begun a second time, wherever the clock is set to.
 */
export async function startReminders({ pool, now, edition }: Omit<Context, 'queue' | 'config'>) {
  const moment = edition.now();
  const due = reminders.filter(({ at, until }) => at <= moment && moment < until);
  if (due.length === 0) return;
  const switchedOn = await listSwitchedOn(pool);
  for (const { kind } of due.filter((each) => switchedOn.includes(each.kind))) {
    const name = reminderName(kind);
    await inTransaction(pool, async (tx) => {
      const audience = {
        tickets: admissionIds.filter((id) => isTicket(id)),
        before: now().toISOString(),
      };
      if (!(await insertReminder(tx, { name, kind, audience, at: now() }))) return;
      for (const { id } of languages) await insertWords(tx, name, id, reminderWords(kind, id));
    });
  }
}

export function reminderWords(kind: ReminderKind, language: (typeof languages)[number]['id']) {
  const text = mailTexts(language);
  return { subject: text(`reminders.${kind}.subject`), body: text(`reminders.${kind}.body`) };
}

import { edition } from '@kongres/content/facts/edition';
import { toIsoInstant } from '@kongres/content/format/date';
import { reminderKinds, type ReminderKind } from '@kongres/contract/desk/comms/announcement-states';

const hourMs = 3_600_000;
const openingMs = Date.parse(toIsoInstant(edition.firstDay, edition.opens));

/** Lead time before the opening, and how late the reminder may still be sent. */
const reminderTimes: Record<ReminderKind, { leadMs: number; graceMs: number }> = {
  week: { leadMs: 7 * 24 * hourMs, graceMs: 24 * hourMs },
  day: { leadMs: 24 * hourMs, graceMs: 6 * hourMs },
  hour: { leadMs: hourMs, graceMs: hourMs / 2 },
};

/** Times refer to the edition clock. */
export const reminders = reminderKinds.map((kind) => {
  const { leadMs, graceMs } = reminderTimes[kind];
  const at = new Date(openingMs - leadMs);
  return { kind, at, until: new Date(at.getTime() + graceMs) };
});

/** Unique per edition and kind; the prefix is reserved. */
export function formatReminderName(kind: ReminderKind): string {
  return `reminder:${kind}:${edition.firstDay}`;
}

export function isReminderName(name: string): boolean {
  return name.startsWith('reminder:');
}

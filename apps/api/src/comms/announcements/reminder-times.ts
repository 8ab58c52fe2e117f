import { edition } from '@kongres/content/facts/edition';
import { instant } from '@kongres/content/format/date';
import { reminderKinds, type ReminderKind } from '@kongres/contract/desk/comms/announcement-states';

const hour = 3_600_000;
const opening = Date.parse(instant(edition.firstDay, edition.opens));

/** How long before the opening, and how long after its moment it is still worth sending. */
const times: Record<ReminderKind, { before: number; patience: number }> = {
  week: { before: 7 * 24 * hour, patience: 24 * hour },
  day: { before: 24 * hour, patience: 6 * hour },
  hour: { before: hour, patience: hour / 2 },
};

/** The moments of each, by the clock of the edition. */
export const reminders = reminderKinds.map((kind) => {
  const { before, patience } = times[kind];
  const at = new Date(opening - before);
  return { kind, at, until: new Date(at.getTime() + patience) };
});

/** An edition has one of each kind; nobody else can name an announcement so. */
export function reminderName(kind: ReminderKind): string {
  return `reminder:${kind}:${edition.firstDay}`;
}

export function isReminderName(name: string): boolean {
  return name.startsWith('reminder:');
}

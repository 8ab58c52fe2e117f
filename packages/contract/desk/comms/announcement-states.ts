/** Apart from the schemas: the desk's screens need no validator. */
export const announcementStates = ['draft', 'planned', 'sending', 'done'] as const;

export const reminderKinds = ['week', 'day', 'hour'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Whether somebody has come in with one of their tickets. */
export const entryStates = ['entered', 'not_entered'] as const;

export const longestSubject = 150;
export const longestBody = 6000;
export const mostPeople = 200;

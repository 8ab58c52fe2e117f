/** Kept apart from the schemas so that the desk bundle needs no validator. */
export const announcementStates = ['draft', 'planned', 'sending', 'done'] as const;

export const reminderKinds = ['week', 'day', 'hour'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Whether any ticket of the person has been checked in. */
export const checkInStates = ['entered', 'not_entered'] as const;

export const maxSubjectLength = 150;
export const maxBodyLength = 6000;
export const maxRecipients = 200;

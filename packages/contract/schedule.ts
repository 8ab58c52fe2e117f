import * as z from 'zod/mini';

const ids = z.array(z.string().check(z.regex(/^[a-z0-9-]{1,120}$/))).check(z.maxLength(500));

/** Checklist items that only the visitor can confirm. */
const checklistItems = ['clock', 'picture', 'calendar'] as const;

export type ChecklistItem = (typeof checklistItems)[number];

export const syncScheduleRequest = z.object({
  add: ids,
  remove: ids,
  done: z.array(z.enum(checklistItems)).check(z.maxLength(checklistItems.length)),
});

export type SyncScheduleRequest = z.infer<typeof syncScheduleRequest>;

export const scheduleResponse = z.object({
  stars: z.array(z.string()),
  done: z.array(z.string()),
});

export type ScheduleResponse = z.infer<typeof scheduleResponse>;

import * as z from 'zod/mini';

const ids = z.array(z.string().check(z.regex(/^[a-z0-9-]{1,120}$/))).check(z.maxLength(500));

/** What of the checklist only the visitor can say is done. */
const checks = ['clock', 'picture', 'calendar'] as const;

export type Check = (typeof checks)[number];

/** What has changed on this device since it last heard of the ticket's week. */
export const weekRequest = z.object({
  add: ids,
  remove: ids,
  done: z.array(z.enum(checks)).check(z.maxLength(checks.length)),
});

export type WeekRequest = z.infer<typeof weekRequest>;

/** The week as the ticket has it by now, with what other devices have changed. */
export const weekAnswer = z.object({
  stars: z.array(z.string()),
  done: z.array(z.string()),
});

export type WeekAnswer = z.infer<typeof weekAnswer>;

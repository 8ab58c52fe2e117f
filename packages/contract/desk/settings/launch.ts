import * as z from 'zod/mini';

/** What has to be so before strangers are let in, and can be measured. */
export const launchItems = [
  'sale',
  'payment',
  'waiting',
  'owners',
  'reminders',
  'footer',
  'stage',
  'address',
  'key',
  'trials',
  'clock',
  'sender',
  'mail',
  'worker',
  'backup',
] as const;
export type LaunchItemId = (typeof launchItems)[number];

/** Facts and entries that only stand for the real ones, by whoever knows the real ones. */
export const factGroups = [
  'company',
  'prices',
  'policies',
  'programme',
  'cooperation',
  'other',
] as const;
export type FactGroup = (typeof factGroups)[number];

/** What could not be measured is not done. */
const state = z.enum(['done', 'open', 'unknown']);
export type LaunchState = z.infer<typeof state>;

const item = z.object({
  id: z.enum(launchItems),
  state,
  /** When it was last seen to work, or what the clock shows. */
  at: z.nullable(z.iso.datetime()),
  count: z.nullable(z.int()),
  /** Ids of what is missing: tickets, languages, reminders; the stage. */
  names: z.array(z.string()),
});
export type LaunchItem = z.infer<typeof item>;

const group = z.object({
  group: z.enum(factGroups),
  facts: z.array(
    z.object({
      fact: z.string(),
      /** Null for a sample. */
      value: z.nullable(z.string()),
    }),
  ),
});
export type OpenFacts = z.infer<typeof group>;

export const launchAnswer = z.object({
  items: z.array(item),
  content: z.object({ state, groups: z.array(group) }),
});
export type DeskLaunch = z.infer<typeof launchAnswer>;

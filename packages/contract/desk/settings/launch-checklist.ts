import * as z from 'zod/mini';

export const launchItemIds = [
  'sale',
  'payment',
  'needs_attention',
  'owners',
  'reminders',
  'footer',
  'environment',
  'address',
  'key',
  'test_payments',
  'clock',
  'sender',
  'email',
  'worker',
  'backup',
] as const;
export type LaunchItemId = (typeof launchItemIds)[number];

/** Placeholder content, grouped by who supplies the real values. */
export const factGroups = [
  'company',
  'prices',
  'policies',
  'programme',
  'cooperation',
  'other',
] as const;
export type FactGroup = (typeof factGroups)[number];

/** An item that cannot be measured is never `done`. */
const state = z.enum(['done', 'open', 'unknown']);
export type LaunchState = z.infer<typeof state>;

const launchItem = z.object({
  id: z.enum(launchItemIds),
  state,
  /** When it last worked, or the time the edition clock shows. */
  at: z.nullable(z.iso.datetime()),
  count: z.nullable(z.int()),
  /** What is missing: ids of tickets, languages or reminders, or the environment. */
  names: z.array(z.string()),
});
export type LaunchItem = z.infer<typeof launchItem>;

const placeholderFacts = z.object({
  group: z.enum(factGroups),
  facts: z.array(
    z.object({
      fact: z.string(),
      value: z.nullable(z.string()),
    }),
  ),
});
export type PlaceholderFacts = z.infer<typeof placeholderFacts>;

export const launchChecklistResponse = z.object({
  items: z.array(launchItem),
  content: z.object({ state, groups: z.array(placeholderFacts) }),
});
export type LaunchChecklist = z.infer<typeof launchChecklistResponse>;

import { defineCollection } from './collection.ts';

/** The first three have a gala with the same id. */
export const contests = defineCollection('contests', [
  { id: 'miss-ai' },
  { id: 'mister-ai' },
  { id: 'prompt-awards' },
  { id: 'ai-challenge' },
]);

export type ContestId = (typeof contests)[number]['id'];

export interface ContestRules {
  id: ContestId;
  address: string;
  /** The last day for submissions. */
  deadline: string;
}

/** Contests without a row send rules and deadline by email. */
export const contestRules: readonly ContestRules[] = defineCollection<readonly ContestRules[]>(
  'contest rules',
  [],
);

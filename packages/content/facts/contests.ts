import { collection } from './collection.ts';

/** What can be entered; the first three have a gala of the same id. */
export const contests = collection('contests', [
  { id: 'miss-ai' },
  { id: 'mister-ai' },
  { id: 'prompt-awards' },
  { id: 'ai-challenge' },
]);

export type ContestId = (typeof contests)[number]['id'];

export interface ContestRules {
  id: ContestId;
  /** Where the rules can be read. */
  address: string;
  /** The last day on which an entry counts. */
  deadline: string;
}

/** A contest without a row sends rules and deadline with the reply to an entry. */
export const contestRules: readonly ContestRules[] = collection<readonly ContestRules[]>(
  'contest rules',
  [],
);

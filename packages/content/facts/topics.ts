import { collection } from './collection.ts';

/** What a talk can be about; the tags on speaker cards. */
export const topics = collection('topics', [
  { id: 'language-models' },
  { id: 'evaluation' },
  { id: 'automation' },
  { id: 'no-code' },
  { id: 'marketing' },
  { id: 'ethics' },
]);

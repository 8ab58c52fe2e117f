import { defineCollection } from './collection.ts';

export const topics = defineCollection('topics', [
  { id: 'language-models' },
  { id: 'evaluation' },
  { id: 'automation' },
  { id: 'no-code' },
  { id: 'marketing' },
  { id: 'ethics' },
]);

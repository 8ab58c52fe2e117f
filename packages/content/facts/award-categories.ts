import { collection } from './collection.ts';

/** The categories of the Prompt Awards; their names are texts. */
export const awardCategories = collection('award categories', [
  { id: 'prompt-of-the-year' },
  { id: 'shortest-prompt' },
  { id: 'longest-conversation' },
  { id: 'system-prompt' },
  { id: 'image' },
  { id: 'photo' },
  { id: 'video' },
  { id: 'music' },
  { id: 'voice' },
  { id: 'poem' },
  { id: 'story' },
  { id: 'humour' },
  { id: 'code' },
  { id: 'data' },
  { id: 'agent' },
  { id: 'marketing' },
  { id: 'sales' },
  { id: 'customer-care' },
  { id: 'education' },
  { id: 'law' },
  { id: 'health' },
  { id: 'accessibility' },
  { id: 'beautiful-failure' },
]);

import { defineCollection } from './collection.ts';

export const exhibitorCategories = defineCollection('exhibitor categories', [
  { id: 'robotics' },
  { id: 'speech' },
  { id: 'children' },
  { id: 'cloud' },
  { id: 'data' },
  { id: 'video' },
  { id: 'sales' },
  { id: 'education' },
]);

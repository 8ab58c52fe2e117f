import { defineCollection } from './collection.ts';

export const workshopCategories = defineCollection('workshop categories', [
  { id: 'prompting' },
  { id: 'no-code' },
  { id: 'marketing' },
]);

export const workshopLevels = defineCollection('workshop levels', [
  { id: 'basic' },
  { id: 'intermediate' },
  { id: 'advanced' },
]);

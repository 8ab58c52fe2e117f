import { collection } from './collection.ts';

export const workshopCategories = collection('workshop categories', [
  { id: 'prompting' },
  { id: 'no-code' },
  { id: 'marketing' },
]);

export const workshopLevels = collection('workshop levels', [
  { id: 'basic' },
  { id: 'intermediate' },
  { id: 'advanced' },
]);

import { collection } from './collection.ts';

export const exhibitorCategories = collection('exhibitor categories', [
  { id: 'robotics' },
  { id: 'speech' },
  { id: 'children' },
]);

import { collection } from './collection.ts';

export const exhibitorCategories = collection('exhibitor categories', [
  { id: 'robotics' },
  { id: 'speech' },
  { id: 'children' },
  { id: 'cloud' },
  { id: 'data' },
  { id: 'video' },
  { id: 'sales' },
  { id: 'education' },
]);

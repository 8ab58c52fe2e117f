import { collection } from './collection.ts';

export const zones = collection('zones', [
  { id: 'business' },
  { id: 'marketing' },
  { id: 'education' },
  { id: 'school' },
  { id: 'fun' },
  { id: 'kids' },
  { id: 'power' },
  { id: 'influencer' },
]);

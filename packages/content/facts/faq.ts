import { collection } from './collection.ts';

export const faqItems = collection('faq', [
  { id: 'when-where' },
  { id: 'one-day' },
  { id: 'workshops' },
  { id: 'speaker' },
  { id: 'networking' },
  { id: 'bring' },
  { id: 'exhibitor' },
]);

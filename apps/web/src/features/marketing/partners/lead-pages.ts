import type { ContactTopicId } from '@kongres/content/facts/contact-topics';

/** Pages that end with a form of their own, and its topic. */
export const leadTopics = {
  'for-exhibitors': 'exhibitor',
  'for-speakers': 'speaker',
  'for-partners': 'partner',
  'for-sponsors': 'sponsor',
  'become-partner': 'sponsor',
  'work-with-us': 'work',
} as const satisfies Record<string, ContactTopicId>;

export type LeadPageId = keyof typeof leadTopics;

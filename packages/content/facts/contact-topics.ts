import { defineCollection } from './collection.ts';

export const contactTopics = defineCollection('contact topics', [
  { id: 'group-tickets' },
  { id: 'exhibitor' },
  { id: 'speaker' },
  { id: 'partner' },
  { id: 'sponsor' },
  { id: 'press' },
  { id: 'workshop' },
  { id: 'work' },
  { id: 'contests' },
  { id: 'ai-challenge' },
]);

export type ContactTopicId = (typeof contactTopics)[number]['id'];

export const topicQuery = 'topic';

export const packageQuery = 'package';

export const exhibitorQuery = 'exhibitor';

export function findContactTopic(id: string | null | undefined): ContactTopicId | null {
  return contactTopics.find((topic) => topic.id === id)?.id ?? null;
}

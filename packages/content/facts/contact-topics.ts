import { collection } from './collection.ts';

/** What people write to the organiser about; a page that leads to the form names one in the address. */
export const contactTopics = collection('contact topics', [
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

/** The query of the contact page that names a topic: `?topic=exhibitor`. */
export const topicQuery = 'topic';

/** The query that names the package somebody asks about: `?topic=sponsor&package=gold`. */
export const packageQuery = 'package';

/** The query that names the company somebody wants to talk to: `?topic=exhibitor&exhibitor=Lumen`. */
export const exhibitorQuery = 'exhibitor';

export function contactTopicOf(id: string | null | undefined): ContactTopicId | null {
  return contactTopics.find((topic) => topic.id === id)?.id ?? null;
}

import { topicQuery, type ContactTopicId } from '@kongres/content/facts/contact-topics';

/** The contact form begins with this topic. */
export function topicSearch(topic: ContactTopicId): string {
  return `?${topicQuery}=${topic}`;
}

import {
  exhibitorQuery,
  topicQuery,
  type ContactTopicId,
} from '@kongres/content/facts/contact-topics';

/** Element id of the contact form. */
export const contactFormId = 'form';

/** Link to the contact form with a topic. */
export function getContactLink(topic: ContactTopicId) {
  return createFormLink({ [topicQuery]: topic });
}

/** Link to the contact form with a question to an exhibitor. */
export function getExhibitorContactLink(name: string) {
  return createFormLink({ [topicQuery]: 'exhibitor', [exhibitorQuery]: name });
}

function createFormLink(query: Record<string, string>) {
  return {
    to: 'contact',
    search: `?${new URLSearchParams(query)}`,
    hash: `#${contactFormId}`,
  } as const;
}

import type { PartnerPackageId } from '@kongres/content/facts/partner-packages';
import {
  exhibitorQuery,
  packageQuery,
  topicQuery,
  type ContactTopicId,
} from '@kongres/content/facts/contact-topics';

/** Element id of the contact form. */
export const contactFormId = 'form';

/** Link to the contact form with a topic, and with a package if given. */
export function getContactLink(topic: ContactTopicId, chosen?: PartnerPackageId) {
  return createFormLink({ [topicQuery]: topic, ...(chosen && { [packageQuery]: chosen }) });
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

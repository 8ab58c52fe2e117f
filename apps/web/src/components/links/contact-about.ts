import type { PartnerPackageId } from '@kongres/content/facts/partner-packages';
import {
  exhibitorQuery,
  packageQuery,
  topicQuery,
  type ContactTopicId,
} from '@kongres/content/facts/contact-topics';

/** The id of the contact form in its page. */
export const contactForm = 'form';

/** Where a link leads that begins the contact form with a topic, and with a package where one was chosen. */
export function contactAbout(topic: ContactTopicId, chosen?: PartnerPackageId) {
  return formWith({ [topicQuery]: topic, ...(chosen && { [packageQuery]: chosen }) });
}

/** Where a link leads that begins a question to a company of the hall. */
export function contactExhibitor(name: string) {
  return formWith({ [topicQuery]: 'exhibitor', [exhibitorQuery]: name });
}

function formWith(query: Record<string, string>) {
  return {
    to: 'contact',
    search: `?${new URLSearchParams(query)}`,
    hash: `#${contactForm}`,
  } as const;
}

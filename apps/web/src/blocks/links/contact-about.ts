import type { PartnerPackageId } from '@kongres/content/facts/partner-packages';
import {
  packageQuery,
  topicQuery,
  type ContactTopicId,
} from '@kongres/content/facts/contact-topics';

/** The id of the contact form in its page. */
export const contactForm = 'form';

/** Where a link leads that begins the contact form with a topic, and with a package where one was chosen. */
export function contactAbout(topic: ContactTopicId, chosen?: PartnerPackageId) {
  const query = new URLSearchParams({ [topicQuery]: topic });
  if (chosen) query.set(packageQuery, chosen);
  return { to: 'contact', search: `?${query}`, hash: contactForm } as const;
}

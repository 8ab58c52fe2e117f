import type { ContactTopicId } from '@kongres/content/facts/contact-topics';
import { LocalLink } from '../lib/routing/local-link.tsx';
import { Rich } from '../lib/i18n/rich.tsx';
import { getContactLink } from './links/contact-links.ts';
import { EmailLink } from './links/email-link.tsx';
import { PhoneLink } from './links/phone-link.tsx';

/** Links by the mark in a text. */
const linksByMark = {
  mail: <EmailLink />,
  phone: <PhoneLink />,
  contact: <LocalLink to="contact" />,
  tickets: <LocalLink to="tickets" />,
  order: <LocalLink to="order" />,
  congress: <LocalLink to="congress" />,
  program: <LocalLink to="programme" />,
  miss: <LocalLink to="miss-ai" />,
  mister: <LocalLink to="mister-ai" />,
  roast: <LocalLink to="roast-ai" />,
  awards: <LocalLink to="prompt-awards" />,
  speakers: <LocalLink to="speakers" />,
  expo: <LocalLink to="expo" />,
  zones: <LocalLink to="zones" />,
  workshops: <LocalLink to="workshops" />,
  exhibitor: <LocalLink to="for-exhibitors" />,
  speaker: <LocalLink to="for-speakers" />,
  partner: <LocalLink to="become-partner" />,
  press: <LocalLink to="press" />,
  faq: <LocalLink to="faq" />,
  terms: <LocalLink to="terms" />,
  privacy: <LocalLink to="privacy" />,
  accessibility: <LocalLink to="accessibility" />,
};

/** A text with its links; `topic` preselects the one of the contact form. */
export function Sentence({ text, topic }: { text: string; topic?: ContactTopicId | undefined }) {
  const tags = topic
    ? { ...linksByMark, contact: <LocalLink {...getContactLink(topic)} /> }
    : linksByMark;
  return <Rich text={text} tags={tags} />;
}

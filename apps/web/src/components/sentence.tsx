import type { ContactTopicId } from '@kongres/content/facts/contact-topics';
import { LocalLink } from '../lib/routing/local-link.tsx';
import { Rich } from '../lib/i18n/rich.tsx';
import { contactAbout } from './links/contact-about.ts';
import { MailLink } from './links/mail-link.tsx';
import { PhoneLink } from './links/phone-link.tsx';

/** The marks a text may carry, and where each leads. */
const marks = {
  mail: <MailLink />,
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

/** A sentence as it was written, with its links; the one to the contact form may name a topic. */
export function Sentence({ text, topic }: { text: string; topic?: ContactTopicId | undefined }) {
  const tags = topic ? { ...marks, contact: <LocalLink {...contactAbout(topic)} /> } : marks;
  return <Rich text={text} tags={tags} />;
}

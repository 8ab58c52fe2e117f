import type { ContactTopicId } from '@kongres/content/facts/contact-topics';
import { LocalLink } from '../routing/local-link.tsx';
import { Rich } from '../ui/rich.tsx';
import { topicSearch } from './links/topic-search.ts';
import { MailLink } from './links/mail-link.tsx';
import { PhoneLink } from './links/phone-link.tsx';

/** The marks a text may carry, and where each leads. */
const marks = {
  mail: <MailLink />,
  phone: <PhoneLink />,
  contact: <LocalLink to="kontakt" />,
  tickets: <LocalLink to="kup-bilet" />,
  order: <LocalLink to="zamowienie" />,
  program: <LocalLink to="program" />,
  miss: <LocalLink to="miss-ai" />,
  mister: <LocalLink to="mister-ai" />,
  roast: <LocalLink to="roast-ai" />,
  awards: <LocalLink to="prompt-awards" />,
  speakers: <LocalLink to="prelegenci" />,
  expo: <LocalLink to="expo" />,
  zones: <LocalLink to="strefy" />,
  workshops: <LocalLink to="warsztaty" />,
  exhibitor: <LocalLink to="dla-wystawcy" />,
  speaker: <LocalLink to="dla-prelegenta" />,
  partner: <LocalLink to="zostac-partnerem" />,
  press: <LocalLink to="dla-mediow" />,
  faq: <LocalLink to="faq" />,
  terms: <LocalLink to="regulamin" />,
  privacy: <LocalLink to="polityka-prywatnosci" />,
  accessibility: <LocalLink to="dostepnosc" />,
};

/** A sentence as it was written, with its links; the one to the contact form may name a topic. */
export function Sentence({ text, topic }: { text: string; topic?: ContactTopicId | undefined }) {
  const tags = topic
    ? { ...marks, contact: <LocalLink to="kontakt" search={topicSearch(topic)} /> }
    : marks;
  return <Rich text={text} tags={tags} />;
}

import type { ContactTopicId } from '@kongres/content/facts/contact-topics';
import { fillText } from '@kongres/content/format/marked-text';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { Rich } from '../../../lib/i18n/rich.tsx';
import { contactAbout } from '../../../components/links/contact-about.ts';
import type { PublishedRules } from './published-rules.server.ts';

interface ContestRulesProps {
  /** Said until the rules are published. */
  before: string;
  /** Said afterwards; holds the link to them and their deadline. */
  published: string;
  rules: PublishedRules;
  topic: ContactTopicId;
}

/** How a contest is entered: by the form, by rules that everybody can read or that come with the reply. */
export function ContestRules({ before, published, rules, topic }: ContestRulesProps) {
  const contact = <LocalLink {...contactAbout(topic)} />;
  if (!rules) return <Rich text={before} tags={{ contact }} />;
  const link = <a href={rules.address}>{rules.address}</a>;
  return (
    <Rich text={fillText(published, { moment: rules.deadline })} tags={{ contact, rules: link }} />
  );
}

import type { ContactTopicId } from '@kongres/content/facts/contact-topics';
import { fillText } from '@kongres/content/format/marked-text';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { Rich } from '../../../lib/i18n/rich.tsx';
import { getContactLink } from '../../../components/links/contact-links.ts';
import type { PublishedRules } from './published-rules.server.ts';

interface ContestRulesProps {
  textBeforePublication: string;
  /** Contains the placeholders of the link and the deadline. */
  publishedText: string;
  rules: PublishedRules;
  topic: ContactTopicId;
}

export function ContestRules({
  textBeforePublication,
  publishedText,
  rules,
  topic,
}: ContestRulesProps) {
  const contact = <LocalLink {...getContactLink(topic)} />;
  if (!rules) return <Rich text={textBeforePublication} tags={{ contact }} />;
  const link = <a href={rules.address}>{rules.address}</a>;
  return (
    <Rich
      text={fillText(publishedText, { moment: rules.deadline })}
      tags={{ contact, rules: link }}
    />
  );
}

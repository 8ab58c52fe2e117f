import type { ContactTopicId } from '@kongres/content/facts/contact-topics';
import { Section } from './section.tsx';
import { Sentence } from './sentence.tsx';

interface ProseProps {
  title: string;
  body: readonly string[];
  /** Preselected topic of its links to the contact form. */
  topic?: ContactTopicId;
}

export function Prose({ title, body, topic }: ProseProps) {
  return (
    <Section title={title}>
      {body.map((paragraph) => (
        <p key={paragraph}>
          <Sentence text={paragraph} topic={topic} />
        </p>
      ))}
    </Section>
  );
}

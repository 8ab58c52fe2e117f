import type { ContactTopicId } from '@kongres/content/facts/contact-topics';
import { Section } from './section.tsx';
import { Sentence } from './sentence.tsx';

interface ProseProps {
  title: string;
  body: readonly string[];
  /** What whoever follows its link to the contact form writes about. */
  topic?: ContactTopicId;
}

/** A heading and the paragraphs under it. */
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

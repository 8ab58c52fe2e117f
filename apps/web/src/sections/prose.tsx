import { Section } from './section.tsx';
import { Sentence } from './sentence.tsx';

/** A heading and the paragraphs under it. */
export function Prose({ title, body }: { title: string; body: readonly string[] }) {
  return (
    <Section title={title}>
      {body.map((paragraph) => (
        <p key={paragraph}>
          <Sentence text={paragraph} />
        </p>
      ))}
    </Section>
  );
}

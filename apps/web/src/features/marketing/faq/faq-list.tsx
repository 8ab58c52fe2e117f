import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { QuestionData } from './faq.server.ts';
import { FaqQuestions } from './faq-questions.tsx';
import { Section } from '../../../components/section.tsx';
import { Sentence } from '../../../components/sentence.tsx';

export function FaqList({ questions }: { questions: readonly QuestionData[] }) {
  const faq = useTexts('faq');
  return (
    <Section
      layout="columns"
      label={faq.label}
      title={faq.title}
      lead={<Sentence text={faq.more} />}
    >
      <FaqQuestions questions={questions} />
    </Section>
  );
}

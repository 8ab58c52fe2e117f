import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './faq-list.module.css';
import type { QuestionData } from './faq.server.ts';
import { FaqQuestions } from './faq-questions.tsx';
import { Section } from '../../../components/section.tsx';
import { Sentence } from '../../../components/sentence.tsx';

export function FaqList({ questions }: { questions: readonly QuestionData[] }) {
  const faq = useTexts('faq');
  return (
    <Section label={faq.label} title={faq.title} lead={<Sentence text={faq.more} />}>
      <div className={styles.questions}>
        <FaqQuestions questions={questions} />
      </div>
    </Section>
  );
}

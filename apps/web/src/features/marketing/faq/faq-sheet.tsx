import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Band } from '../../../components/band.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import { Section } from '../../../components/section.tsx';
import { Sentence } from '../../../components/sentence.tsx';
import type { QuestionData } from './faq.server.ts';
import { FaqQuestions } from './faq-questions.tsx';
import styles from './faq-sheet.module.css';

interface FaqSheetProps {
  questions: readonly QuestionData[];
  further: readonly QuestionData[];
}

export function FaqSheet({ questions, further }: FaqSheetProps) {
  const faq = useTexts('faq');
  return (
    <div className={styles.sheet}>
      <Section layout="columns" title={faq.title} lead={<Sentence text={faq.more} />}>
        <FaqQuestions questions={questions} />
      </Section>
      <Band>
        <Drawing name="waiting-lines" width={1440} height={180} />
      </Band>
      <Section layout="columns" title={faq.further}>
        <FaqQuestions questions={further} />
      </Section>
    </div>
  );
}

import { Accordion } from '../../ui/accordion.tsx';
import type { QuestionData } from './faq.server.ts';
import { Sentence } from '../../blocks/sentence.tsx';

export function FaqQuestions({ questions }: { questions: readonly QuestionData[] }) {
  return (
    <Accordion
      name="faq"
      items={questions.map(({ id, question, answer }) => ({
        id,
        summary: question,
        content: <Sentence text={answer} />,
      }))}
    />
  );
}

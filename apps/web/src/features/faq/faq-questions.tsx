import { usePhase } from '../../edition/phase.ts';
import { Accordion } from '../../ui/accordion.tsx';
import type { QuestionData } from './faq.server.ts';
import { Sentence } from '../../blocks/sentence.tsx';

interface FaqQuestionsProps {
  name?: string;
  questions: readonly QuestionData[];
}

export function FaqQuestions({ name = 'faq', questions }: FaqQuestionsProps) {
  const isOver = usePhase() === 'after';
  return (
    <Accordion
      name={name}
      items={questions.map(({ id, after, ...usual }) => {
        const { question, answer } = isOver && after ? after : usual;
        return { id, summary: question, content: <Sentence text={answer} /> };
      })}
    />
  );
}

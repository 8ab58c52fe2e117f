import { useEffect } from 'react';
import { usePhase } from '../../../lib/edition/phase.ts';
import { useHash } from '../../../lib/routing/use-hash.ts';
import { Accordion } from '@kongres/ui/accordion.tsx';
import type { QuestionData } from './faq.server.ts';
import { Sentence } from '../../../components/sentence.tsx';

export function FaqQuestions({ questions }: { questions: readonly QuestionData[] }) {
  const isOver = usePhase() === 'after';
  useOpenAnswer();
  return (
    <Accordion
      // One name for the whole page: one open item.
      name="faq"
      items={questions.map(({ id, after, ...usual }) => {
        const { question, answer } = isOver && after ? after : usual;
        return { id: `faq-${id}`, summary: question, content: <Sentence text={answer} /> };
      })}
    />
  );
}

/** Opens the question that the URL fragment refers to. */
function useOpenAnswer() {
  const hash = useHash();
  useEffect(() => {
    const named = document.getElementById(hash?.slice(1) ?? '');
    if (named instanceof HTMLDetailsElement) named.open = true;
  }, [hash]);
}

import type { LanguageCode } from '@kongres/content/facts/languages';
import { listEntries } from '@kongres/content/model/read-entries';
import { getEntryText } from '../../../lib/i18n/texts.server.ts';

export type QuestionData = ReturnType<typeof listQuestions>[number];

export function listQuestions(code: LanguageCode, { isFurther = false } = {}) {
  const questions = listEntries('questions').filter(
    (entry) => Boolean(entry.isFurther) === isFurther,
  );
  return questions.map(({ id, question, answer, questionAfter, answerAfter }) => ({
    id,
    question: getEntryText(code, question),
    answer: getEntryText(code, answer),
    ...(answerAfter && {
      after: {
        question: getEntryText(code, questionAfter ?? question),
        answer: getEntryText(code, answerAfter),
      },
    }),
  }));
}

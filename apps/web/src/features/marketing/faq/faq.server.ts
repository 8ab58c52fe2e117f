import type { LanguageCode } from '@kongres/content/facts/languages';
import { entriesOf } from '@kongres/content/model/read-entries';
import { finishedField } from '../../../lib/i18n/texts.server.ts';

export type QuestionData = ReturnType<typeof questionData>[number];

export function questionData(code: LanguageCode, { isFurther = false } = {}) {
  const asked = entriesOf('questions').filter((entry) => Boolean(entry.isFurther) === isFurther);
  return asked.map(({ id, question, answer, questionAfter, answerAfter }) => ({
    id,
    question: finishedField(code, question),
    answer: finishedField(code, answer),
    ...(answerAfter && {
      after: {
        question: finishedField(code, questionAfter ?? question),
        answer: finishedField(code, answerAfter),
      },
    }),
  }));
}

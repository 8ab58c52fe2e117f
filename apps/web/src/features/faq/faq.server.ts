import type { LanguageCode } from '@kongres/content/facts/languages';
import { entriesOf } from '@kongres/content/model/read-entries';
import { finishedField } from '../../i18n/texts.server.ts';

export type QuestionData = ReturnType<typeof questionData>[number];

export function questionData(code: LanguageCode) {
  return entriesOf('questions').map(({ id, question, answer, questionAfter, answerAfter }) => ({
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

import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { listEntries } from '@kongres/content/model/read-entries';
import { buildFaqStructuredData } from './structured-data.server.ts';

interface Faq {
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
}

const readQuestions = (...args: Parameters<typeof buildFaqStructuredData>) =>
  (JSON.parse(buildFaqStructuredData(...args)) as Faq).mainEntity;

test.each(languages)('in $id every question has an answer in plain text', ({ id }) => {
  const questions = readQuestions(id, 'before');
  expect(questions).toHaveLength(listEntries('questions').length);
  for (const { name, acceptedAnswer } of questions) {
    expect(name).not.toBe('');
    expect(acceptedAnswer.text).not.toMatch(/[<>]|^$/);
  }
});

test('uses the answers for after the edition', () => {
  const changed = listEntries('questions').filter(({ answerAfter }) => answerAfter);
  expect(changed.length).toBeGreaterThan(0);
  const before = readQuestions('pl', 'before').map(({ acceptedAnswer }) => acceptedAnswer.text);
  const after = readQuestions('pl', 'after').map(({ acceptedAnswer }) => acceptedAnswer.text);
  expect(after.filter((text, index) => text !== before[index])).toHaveLength(changed.length);
});

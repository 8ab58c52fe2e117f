import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { entriesOf } from '@kongres/content/model/read-entries';
import { faqStructuredData } from './structured-data.server.ts';

interface Faq {
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
}

const read = (...told: Parameters<typeof faqStructuredData>) =>
  (JSON.parse(faqStructuredData(...told)) as Faq).mainEntity;

test.each(languages)('in $id every question has its answer, as text alone', ({ id }) => {
  const questions = read(id, 'before');
  expect(questions).toHaveLength(entriesOf('questions').length);
  for (const { name, acceptedAnswer } of questions) {
    expect(name).not.toBe('');
    expect(acceptedAnswer.text).not.toMatch(/[<>]|^$/);
  }
});

test('once the edition is over, the answers are those of afterwards', () => {
  const changed = entriesOf('questions').filter(({ answerAfter }) => answerAfter);
  expect(changed.length).toBeGreaterThan(0);
  const before = read('pl', 'before').map(({ acceptedAnswer }) => acceptedAnswer.text);
  const after = read('pl', 'after').map(({ acceptedAnswer }) => acceptedAnswer.text);
  expect(after.filter((text, index) => text !== before[index])).toHaveLength(changed.length);
});

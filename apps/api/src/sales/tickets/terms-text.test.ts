import { expect, test } from 'vitest';
import { readTexts } from '@kongres/content/checks/read-texts';
import { languages, textFallback } from '@kongres/content/facts/languages';
import { getTermsText } from './terms-text.ts';

const codes = languages.map(({ id }) => id);

test.each(codes)(
  'the terms in %s have every sentence of the page, with facts filled in',
  (code) => {
    const { heading, since, intro, sections } = getTermsText(code);
    const printed = [
      heading,
      intro,
      ...sections.flatMap((one) => [one.title, ...one.body, ...one.list]),
    ];
    const written = new Map(
      [...readTexts(textFallback[code] ?? code), ...readTexts(code)].filter(
        ([key]) => key.startsWith('terms:') && !key.startsWith('terms:head.'),
      ),
    );
    expect(printed).toHaveLength(written.size);
    for (const sentence of [since, ...printed]) {
      expect(sentence.trim()).not.toBe('');
      expect(sentence).not.toMatch(/[{}<>]/);
    }
  },
);

test('a language with a fallback uses its own texts where they differ', () => {
  const [british, american] = [getTermsText('en-GB'), getTermsText('en-US')].map((terms) =>
    JSON.stringify(terms),
  );
  expect(british).toContain('organiser');
  expect(american).toContain('organizer');
  expect(american).not.toContain('organiser');
});

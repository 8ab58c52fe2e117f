import { expect, test } from 'vitest';
import { defaultLanguage } from '../facts/languages.ts';
import { readTexts } from './read-texts.ts';

/** What a company has to say of itself on its letters and pages, and in its terms. */
const owed = [
  'organiserName',
  'organiserAddress',
  'organiserTaxNumber',
  'organiserCourt',
  'organiserRegisterNumber',
  'organiserCapital',
];

/** The contact block names the first two itself. */
const named: Readonly<Record<string, readonly string[]>> = { contact: owed.slice(2) };

// The other languages have the same placeholders as this one.
const texts = [...readTexts(defaultLanguage.id)];

test.each(['footer', 'contact', 'terms', 'mail'])(
  'the company is named with register and capital in %s',
  (namespace) => {
    const words = texts
      .filter(([key]) => key.startsWith(`${namespace}:`))
      .map(([, text]) => text)
      .join(' ');
    const missing = (named[namespace] ?? owed).filter((name) => !words.includes(`{{${name}}}`));
    expect(missing).toEqual([]);
  },
);

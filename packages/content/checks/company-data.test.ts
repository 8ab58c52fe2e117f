import { expect, test } from 'vitest';
import { defaultLanguage } from '../facts/languages.ts';
import { readTexts } from './read-texts.ts';

/** Company details required by law in emails, footer, contact page and terms. */
const requiredFacts = [
  'organiserName',
  'organiserAddress',
  'organiserTaxNumber',
  'organiserCourt',
  'organiserRegisterNumber',
  'organiserCapital',
];

const requiredFactsByNamespace: Readonly<Record<string, readonly string[]>> = {
  contact: requiredFacts.slice(2),
};

// Placeholders are the same in every language.
const texts = [...readTexts(defaultLanguage.id)];

test.each(['footer', 'contact', 'terms', 'mail'])(
  '%s contains the company details required by law',
  (namespace) => {
    const words = texts
      .filter(([key]) => key.startsWith(`${namespace}:`))
      .map(([, text]) => text)
      .join(' ');
    const missing = (requiredFactsByNamespace[namespace] ?? requiredFacts).filter(
      (name) => !words.includes(`{{${name}}}`),
    );
    expect(missing).toEqual([]);
  },
);

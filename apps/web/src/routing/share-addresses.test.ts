import { expect, test } from 'vitest';
import { galas } from '@kongres/content/facts/galas';
import { languages } from '@kongres/content/facts/languages';
import { isPrivate, pageTable } from './page-table.ts';
import { shareAddress, shareSubjectAt, shareSubjects } from './share-addresses.server.ts';

const [polish] = languages;

test('every picture that a page names is one that is made', () => {
  const made = new Set(shareSubjects().map(shareAddress));
  for (const { id, path } of pageTable) {
    const subject = shareSubjectAt(path, polish);
    expect(Boolean(subject), id).toBe(id !== 'home' && !isPrivate(path));
    if (subject) expect(made).toContain(shareAddress(subject));
  }
});

test('no two pictures have one address', () => {
  const addresses = shareSubjects().map(shareAddress);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a gala has one picture for all languages, a page one for each', () => {
  const [gala] = galas;
  const addressesOf = (path: string) =>
    new Set(
      languages.map((language) => {
        const subject = shareSubjectAt(path, language);
        return subject && shareAddress(subject);
      }),
    ).size;
  expect(addressesOf(pageTable.find(({ id }) => id === gala.id)?.path ?? '')).toBe(1);
  expect(addressesOf('faq')).toBe(languages.length);
});

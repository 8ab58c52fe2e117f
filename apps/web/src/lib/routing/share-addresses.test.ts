import { expect, test } from 'vitest';
import { congressDay } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import { languages } from '@kongres/content/facts/languages';
import { entriesOf } from '@kongres/content/model/read-entries';
import { isPrivate, pageTable } from '@kongres/contract/pages';
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

test('a session shows its day, a speaker the person, a company the hall, an unknown address the site', () => {
  const [session] = entriesOf('sessions');
  const subjectOf = (path: string) => shareSubjectAt(path, polish);
  expect(subjectOf(`program/sesja/${session?.id}`)).toMatchObject({
    kind: 'day',
    id: session?.day,
  });
  expect(subjectOf(`program/${congressDay(2)}`)).toMatchObject({ kind: 'day', id: 2 });
  expect(subjectOf('prelegenci/anna')).toEqual({ kind: 'speaker', id: 'anna' });
  expect(subjectOf('expo/lumen')).toMatchObject({ kind: 'page', id: 'expo' });
  expect(subjectOf('nigdzie/anna')).toBeUndefined();
});

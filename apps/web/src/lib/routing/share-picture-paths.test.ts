import { expect, test } from 'vitest';
import { getCongressDay } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import { languages } from '@kongres/content/facts/languages';
import { listEntries } from '@kongres/content/model/read-entries';
import { isPrivatePage, pageTable } from '@kongres/contract/pages';
import {
  getSharePicturePath,
  findShareSubject,
  listShareSubjects,
} from './share-picture-paths.server.ts';

const [polish] = languages;

test('every picture that a page names is built', () => {
  const made = new Set(listShareSubjects().map(getSharePicturePath));
  for (const { id, path } of pageTable) {
    const subject = findShareSubject(path, polish);
    expect(Boolean(subject), id).toBe(id !== 'home' && !isPrivatePage(path));
    if (subject) expect(made).toContain(getSharePicturePath(subject));
  }
});

test('no two pictures share an address', () => {
  const addresses = listShareSubjects().map(getSharePicturePath);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a gala has one picture for all languages, a page one for each', () => {
  const [gala] = galas;
  const addressesOf = (path: string) =>
    new Set(
      languages.map((language) => {
        const subject = findShareSubject(path, language);
        return subject && getSharePicturePath(subject);
      }),
    ).size;
  expect(addressesOf(pageTable.find(({ id }) => id === gala.id)?.path ?? '')).toBe(1);
  expect(addressesOf('faq')).toBe(languages.length);
});

test('entry pages use the picture of their day, person or hall', () => {
  const [session] = listEntries('sessions');
  const subjectOf = (path: string) => findShareSubject(path, polish);
  expect(subjectOf(`program/sesja/${session?.id}`)).toMatchObject({
    kind: 'day',
    id: session?.day,
  });
  expect(subjectOf(`program/${getCongressDay(2)}`)).toMatchObject({ kind: 'day', id: 2 });
  expect(subjectOf('prelegenci/anna')).toEqual({ kind: 'speaker', id: 'anna' });
  expect(subjectOf('expo/lumen')).toMatchObject({ kind: 'page', id: 'expo' });
  expect(subjectOf('nigdzie/anna')).toBeUndefined();
});

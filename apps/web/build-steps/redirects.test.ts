import { expect, test, vi } from 'vitest';
import { getCongressDay } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { listEntries } from '@kongres/content/model/read-entries';
import { isPrivatePage, pageTable } from '@kongres/contract/pages';
import { redirects, renderRedirectDocument } from './redirects.ts';

vi.mock('@kongres/content/model/published', () => ({ isPublished: () => true }));

const targets = new Map(redirects.map(({ from, to, language }) => [from, { to, language }]));

test('every page has an address without a language, published entries and days too', () => {
  const paths = [
    ...pageTable.map(({ path }) => path),
    `program/${getCongressDay(1)}`,
    ...listEntries('sessions').map(({ id }) => `program/sesja/${id}`),
    ...listEntries('speakers').map(({ id }) => `prelegenci/${id}`),
    ...listEntries('workshops').map(({ id }) => `warsztaty/${id}`),
    ...listEntries('exhibitors').map(({ id }) => `expo/${id}`),
    'aktualnosci',
  ];
  for (const path of paths) {
    expect(targets.get(`/${path}`), path).toEqual({ to: path, language: undefined });
  }
});

test('/rejestracja leads to the tickets, with and without a language', () => {
  expect(targets.get('/rejestracja')?.to).toBe('kup-bilet');
  for (const language of languages) {
    expect(targets.get(`/${language.path}/rejestracja`)).toEqual({ to: 'kup-bilet', language });
  }
});

test('a redirect names the Polish page as canonical and leads there without scripts', () => {
  for (const redirect of redirects) {
    const { to, language } = redirect;
    const html = renderRedirectDocument(redirect, '', 'https://x.example');
    const polish = to ? `/pl/${to}` : '/pl';
    const canonical = `<link rel="canonical" href="https://x.example${polish}">`;
    expect(html.includes(canonical), redirect.from).toBe(!isPrivatePage(to));
    expect(html).toContain(
      `content="0; url=${language ? polish.replace('/pl', `/${language.path}`) : polish}"`,
    );
  }
});

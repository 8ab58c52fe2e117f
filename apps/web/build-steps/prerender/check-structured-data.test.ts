import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { phases } from '@kongres/content/facts/phases';
import { buildFaqStructuredData } from '../../src/features/marketing/faq/structured-data.server.ts';
import { buildEventStructuredData } from '../../src/features/marketing/home/structured-data.server.ts';
import { findStructuredDataErrors } from './check-structured-data.ts';

const renderPage = (json: string) => `<script type="application/ld+json">${json}</script>`;
const findErrors = (node: object) =>
  findStructuredDataErrors(
    renderPage(JSON.stringify({ '@context': 'https://schema.org', ...node })),
  );

test.each(languages)('structured data in $id is valid in every phase', ({ id }) => {
  for (const phase of phases) {
    expect(findStructuredDataErrors(renderPage(buildEventStructuredData(id, phase)))).toEqual([]);
    expect(findStructuredDataErrors(renderPage(buildFaqStructuredData(id, phase)))).toEqual([]);
  }
});

test('a page without structured data is valid', () => {
  expect(findStructuredDataErrors('<script>1</script>')).toEqual([]);
});

test.each([
  [{ '@type': 'Happening' }, 'Happening stands where'],
  [{ '@type': 'Event', title: 'A' }, 'Event has no property title'],
  [{ '@type': 'Event', startDate: 'soon' }, 'Event.startDate cannot be "soon"'],
  [{ '@type': 'Event', url: '/pl' }, 'Event.url cannot be "/pl"'],
  [{ '@type': 'Event', offers: { '@type': 'Offer', price: '1 zł' } }, 'Offer.price cannot be'],
  [{ '@type': 'Event', performer: ['Anna'] }, 'Person or Organization is no node'],
  [{ '@type': 'Event', subEvent: [{ '@type': 'Person' }] }, 'Person stands where Event may stand'],
  [{ '@graph': [{ '@type': 'Person', name: '' }] }, 'Person.name cannot be ""'],
  [{ '@context': 'https://elsewhere.example', '@type': 'Event' }, 'its context is not schema.org'],
])('%j is reported', (node, fault) => {
  expect(findErrors(node).join()).toContain(fault);
});

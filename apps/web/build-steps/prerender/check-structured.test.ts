import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { phases } from '@kongres/content/facts/phases';
import { faqStructuredData } from '../../src/features/marketing/faq/structured-data.server.ts';
import { eventStructuredData } from '../../src/features/marketing/home/structured-data.server.ts';
import { structuredFaults } from './check-structured.ts';

const page = (json: string) => `<script type="application/ld+json">${json}</script>`;
const faults = (node: object) =>
  structuredFaults(page(JSON.stringify({ '@context': 'https://schema.org', ...node })));

test.each(languages)(
  'what the pages say in $id is known to schema.org, in every phase',
  ({ id }) => {
    for (const phase of phases) {
      expect(structuredFaults(page(eventStructuredData(id, phase)))).toEqual([]);
      expect(structuredFaults(page(faqStructuredData(id, phase)))).toEqual([]);
    }
  },
);

test('a page without structured data is fine', () => {
  expect(structuredFaults('<script>1</script>')).toEqual([]);
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
])('%j is found out', (node, fault) => {
  expect(faults(node).join()).toContain(fault);
});

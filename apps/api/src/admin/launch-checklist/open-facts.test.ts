import { expect, test, vi } from 'vitest';
import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import { listOpenFacts } from './open-facts.ts';

vi.mock(import('@kongres/content/checks/find-placeholders'), { spy: true });

test('facts are told by whoever knows the real ones, in words that are no program', async () => {
  vi.mocked(findPlaceholders).mockResolvedValueOnce([
    {
      fact: 'tickets.vip.prices',
      sentence: '',
      value: [
        { since: '2025-06-01', netGrosze: 9 },
        { since: '2025-09-15', netGrosze: 8 },
      ],
    },
    { fact: 'catering.coffee', sentence: '', value: null },
    { fact: 'speakers.ala', sentence: '' },
    { fact: 'organiser.name', sentence: '', value: 'Kongres' },
    { fact: 'talkLanguages', sentence: '', value: ['pl', 'en-GB'] },
  ]);
  expect(await listOpenFacts()).toEqual([
    { group: 'company', facts: [{ fact: 'organiser.name', value: 'Kongres' }] },
    {
      group: 'prices',
      facts: [
        {
          fact: 'tickets.vip.prices',
          value: 'since: 2025-06-01, netGrosze: 9\nsince: 2025-09-15, netGrosze: 8',
        },
      ],
    },
    {
      group: 'programme',
      facts: [
        { fact: 'speakers.ala', value: null },
        { fact: 'talkLanguages', value: 'pl, en-GB' },
      ],
    },
    { group: 'other', facts: [{ fact: 'catering.coffee', value: 'null' }] },
  ]);
});

test('the list is that of the launch check, each fact once', async () => {
  const listed = (await listOpenFacts()).flatMap(({ facts }) => facts.map(({ fact }) => fact));
  const open = (await findPlaceholders()).map(({ fact }) => fact);
  expect(listed.toSorted()).toEqual(open.toSorted());
});

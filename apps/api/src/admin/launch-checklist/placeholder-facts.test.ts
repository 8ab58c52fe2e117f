import { expect, test, vi } from 'vitest';
import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import { listPlaceholderFacts } from './placeholder-facts.ts';

vi.mock(import('@kongres/content/checks/find-placeholders'), { spy: true });

test('groups facts by who supplies them and formats values as plain text', async () => {
  vi.mocked(findPlaceholders).mockResolvedValueOnce([
    {
      fact: 'tickets.vip.prices',
      message: '',
      value: [
        { since: '2025-06-01', netGrosze: 9 },
        { since: '2025-09-15', netGrosze: 8 },
      ],
    },
    { fact: 'catering.coffee', message: '', value: null },
    { fact: 'speakers.ala', message: '' },
    { fact: 'organiser.name', message: '', value: 'Kongres' },
    { fact: 'talkLanguages', message: '', value: ['pl', 'en-GB'] },
  ]);
  expect(await listPlaceholderFacts()).toEqual([
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

test('lists the same facts as the launch check, each once', async () => {
  const listed = (await listPlaceholderFacts()).flatMap(({ facts }) =>
    facts.map(({ fact }) => fact),
  );
  const open = (await findPlaceholders()).map(({ fact }) => fact);
  expect(listed.toSorted()).toEqual(open.toSorted());
});

import { expect, test } from 'vitest';
import { footerPages, menu, ticketPage } from './menu.ts';

test('the header has the specified entries in their order', () => {
  expect(menu).toEqual([
    {
      group: 'program',
      pages: ['program', 'miss-ai', 'mister-ai', 'roast-ai', 'prompt-awards'],
    },
    { page: 'prelegenci' },
    { page: 'expo' },
    { page: 'strefy' },
    { page: 'warsztaty' },
    {
      group: 'cooperation',
      pages: ['dla-wystawcy', 'dla-prelegenta', 'dla-partnera', 'dla-sponsora', 'pracuj-z-nami'],
    },
    { page: 'kontakt' },
  ]);
  expect(ticketPage).toBe('kup-bilet');
});

test('the footer adds faq, legal pages, press and partnership', () => {
  expect(footerPages('more')).toEqual(
    expect.arrayContaining([
      'faq',
      'polityka-prywatnosci',
      'regulamin',
      'dla-mediow',
      'zostac-partnerem',
    ]),
  );
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tickets } from '@kongres/content/facts/tickets';
import { getTexts } from '../../../lib/i18n/texts.server.ts';
import { TextsProvider } from '../../../lib/i18n/texts.tsx';
import { buildBonuses } from './bonuses.server.ts';
import { TicketBonuses } from './ticket-bonuses.tsx';
import { buildTicketPlans } from './ticket-plans.server.ts';
import { TicketPrice } from './ticket-price.tsx';

const texts = { tickets: getTexts('pl', 'tickets') };

test.each(tickets.map(({ id }) => id))('shows gross directly below net on the card of %s', (id) => {
  const plan = buildTicketPlans('pl').find((row) => row.id === id);
  if (!plan) throw new Error(`no plan ${id}`);
  const reduced = { ...plan, original: '1 zł' };
  const card = renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <TicketPrice plan={reduced} />
    </TextsProvider>,
  );
  const lines = card.split('<p').slice(1);
  expect(lines[0]).toContain(`>${plan.amount}<`);
  expect(lines[1]).toContain(plan.gross);
  expect(lines[2]).toContain('<s>');
});

test('lists bonuses with value and giver, and renders nothing without bonuses', () => {
  const list = (rows: Parameters<typeof buildBonuses>[1]) =>
    renderToStaticMarkup(
      <TextsProvider texts={texts}>
        <TicketBonuses bonuses={buildBonuses('pl', rows)} heading="h3" />
      </TextsProvider>,
    );
  const name = { pl: 'Kurs', 'en-GB': 'A course', de: 'Ein Kurs', es: 'Un curso' };
  const course = { id: 'course', giver: 'Lumen', valueGrosze: 123_400, name };
  expect(list([])).toBe('');
  for (const part of ['Kurs', 'Lumen', '234']) expect(list([course])).toContain(part);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tickets } from '@kongres/content/facts/tickets';
import { finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { TextsProvider } from '../../../lib/i18n/texts.tsx';
import { bonusData } from './bonuses.server.ts';
import { TicketBonuses } from './ticket-bonuses.tsx';
import { ticketPlans } from './ticket-plans.server.ts';
import { TicketPrice } from './ticket-price.tsx';

const texts = { tickets: finishedTexts('pl', 'tickets') };

test.each(tickets.map(({ id }) => id))(
  'on the card of %s gross follows directly under net, as the terms say',
  (id) => {
    const plan = ticketPlans('pl').find((row) => row.id === id);
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
  },
);

test('bonuses are listed with value and giver once there are any', () => {
  const list = (rows: Parameters<typeof bonusData>[1]) =>
    renderToStaticMarkup(
      <TextsProvider texts={texts}>
        <TicketBonuses bonuses={bonusData('pl', rows)} />
      </TextsProvider>,
    );
  const name = { pl: 'Kurs', 'en-GB': 'A course', de: 'Ein Kurs', es: 'Un curso' };
  const course = { id: 'course', giver: 'Lumen', valueGrosze: 123_400, name };
  expect(list([])).toBe('');
  for (const part of ['Kurs', 'Lumen', '234']) expect(list([course])).toContain(part);
});

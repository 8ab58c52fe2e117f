import { expect, test } from 'vitest';
import { pick } from '../facts/collection.ts';
import { claims, figures } from '../facts/figures.ts';
import { netPrice } from '../facts/price.ts';
import { tickets } from '../facts/tickets.ts';
import { bonusFaults } from './bonus-faults.ts';

const name = { pl: 'Kurs', 'en-GB': 'A course', de: 'Ein Kurs', es: 'Un curso' };
const worth = (valueGrosze: number) => ({ id: 'course', giver: 'Lumen', valueGrosze, name });

const announced = pick(figures, 'bonuses').value * 100;
const asMany = claims.bonusTimesTicket * netPrice(pick(tickets, 'standard'));
const enough = Math.max(announced, asMany + 1);

test('the list of this build is without fault, whether it has rows or not', () => {
  expect(bonusFaults()).toEqual([]);
});

test('bonuses that are worth what the site claims are fine, one by one or together', () => {
  expect(bonusFaults([worth(enough)])).toEqual([]);
  expect(bonusFaults([worth(enough - 1), { ...worth(1), id: 'book' }])).toEqual([]);
});

test('a list that is worth less than the hero announces is a fault', () => {
  expect(bonusFaults([worth(announced - 1)])).toContainEqual(
    expect.stringContaining(`the hero announces ${announced}`),
  );
});

test('a list that is worth no more than so many Standard tickets is a fault', () => {
  expect(bonusFaults([worth(asMany)])).toContainEqual(expect.stringContaining('times the net'));
  expect(bonusFaults([worth(asMany + 1)])).not.toContainEqual(expect.stringContaining('times'));
});

test('a bonus that a language does not name is a fault', () => {
  const { de: _, ...others } = name;
  expect(bonusFaults([{ ...worth(enough), name: others }])).toEqual([
    expect.stringContaining('course has no name in de.'),
  ]);
});

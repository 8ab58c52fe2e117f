import { expect, test } from 'vitest';
import { getRow } from '../facts/collection.ts';
import { claims, figures } from '../facts/figures.ts';
import { getNetPrice } from '../facts/price.ts';
import { tickets } from '../facts/tickets.ts';
import { validateBonuses } from './validate-bonuses.ts';

const name = { pl: 'Kurs', 'en-GB': 'A course', de: 'Ein Kurs', es: 'Un curso' };
const createBonus = (valueGrosze: number) => ({ id: 'course', giver: 'Lumen', valueGrosze, name });

const announced = getRow(figures, 'bonuses').value * 100;
const asMany = claims.bonusTimesTicket * getNetPrice(getRow(tickets, 'standard'));
const enough = Math.max(announced, asMany + 1);

test('the bonuses of this build are valid', () => {
  expect(validateBonuses()).toEqual([]);
});

test('accepts bonuses whose sum supports the claims of the site', () => {
  expect(validateBonuses([createBonus(enough)])).toEqual([]);
  expect(validateBonuses([createBonus(enough - 1), { ...createBonus(1), id: 'book' }])).toEqual([]);
});

test('rejects a sum below the figure of the hero', () => {
  expect(validateBonuses([createBonus(announced - 1)])).toContainEqual(
    expect.stringContaining(`the hero announces ${announced}`),
  );
});

test('rejects a sum that is not above the claimed multiple of the Standard price', () => {
  expect(validateBonuses([createBonus(asMany)])).toContainEqual(
    expect.stringContaining('times the net'),
  );
  expect(validateBonuses([createBonus(asMany + 1)])).not.toContainEqual(
    expect.stringContaining('times'),
  );
});

test('rejects a bonus without a name in a language', () => {
  const { de: _, ...others } = name;
  expect(validateBonuses([{ ...createBonus(enough), name: others }])).toEqual([
    expect.stringContaining('course has no name in de.'),
  ]);
});

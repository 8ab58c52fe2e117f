import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMisnamedFunctions, findMisnamedFunctionsOfProject } from './function-names.ts';

function listNames(source: string): string[] {
  return findMisnamedFunctions('x.tsx', source).map(({ name }) => name);
}

test.each([
  ['a bare verb', 'export function release() {}', 'release'],
  ['a noun', 'export const ticketCode = () => 1;', 'ticketCode'],
  ['a bare verb that is not exported', 'function settle() {}', 'settle'],
  ['an unknown verb', 'export async function hearEvent() {}', 'hearEvent'],
])('rejects %s', (_, source, name) => {
  expect(listNames(source)).toEqual([name]);
});

test.each([
  ['verb and object', 'export function releaseHold() {}'],
  ['a predicate', 'export const isExpired = () => true;'],
  ['a component', 'export const TicketCard = () => null;'],
  ['a hook', 'export function useTicket() {}'],
  ['a constant that is not a function', 'export const ticketCode = 1;'],
  ['a function inside of another', 'export function startClock() { const stop = () => 1; }'],
])('accepts %s', (_, source) => {
  expect(listNames(source)).toEqual([]);
});

test('every function of the project is named as verb and object', () => {
  expect(findMisnamedFunctionsOfProject(join(import.meta.dirname, '../..'))).toEqual([]);
});

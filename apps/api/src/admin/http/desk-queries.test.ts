import { expect, test } from 'vitest';
import { deskRules, ruleOf, type DeskCall } from '@kongres/contract/desk/rules';
import { deskOf } from '../../../test/desk.ts';
import { startTestApi } from '../../../test/test-api.ts';

const shop = await startTestApi();
const desk = deskOf(shop);
const { cookie } = await desk.signedInAs('owner');
const reading = (Object.keys(deskRules) as DeskCall[]).filter(
  (call) => ruleOf(call).method === 'GET',
);

/** What each reads of its address; whatever else stands there is tried with all of them. */
const read: Partial<Record<DeskCall, readonly string[]>> = {
  orders: ['q', 'state', 'ticket', 'language', 'origin', 'since', 'until', 'before'],
  order: ['number'],
  live: ['day'],
  liveTalk: ['room'],
  announcement: ['name'],
  messages: ['state', 'topic', 'before'],
  message: ['number'],
  footerVersions: ['language'],
  footerPreview: ['language', 'version', 'mark'],
  journal: ['before', 'order'],
};

/** As they stand in an address. */
const values = [
  '',
  '%20%20%20',
  '%25',
  '_',
  '%25%25%25',
  '%5C',
  '%00',
  '%ZZ',
  '%',
  '%ED%A0%80',
  '%E2%80%AE',
  '-1',
  '0',
  '1.5',
  '1e9',
  '2147483648',
  '999999999',
  '999999999999999',
  '99999999999999999999',
  '9999-12-31',
  '2999-12-31',
  '2026-02-30',
  '0001-01-01',
  '__proto__',
  'constructor',
  "'%20or%20true--",
  'x'.repeat(2000),
  '%C5%BC'.repeat(2000),
];

test.each(reading)('%s answers or refuses, whatever stands in its address', async (call) => {
  const queries = ['x', '__proto__', ...(read[call] ?? [])].flatMap((name) => [
    ...(read[call]?.includes(name) ? values : ['%ZZ', '1']).map((value) => `${name}=${value}`),
    name,
    `${name}=1&${name}=2`,
    `${name}[]=1`,
    `${name}[a]=1`,
  ]);
  for (const query of ['%ZZ', '&&&=&', '?', 'x=1&'.repeat(2000), ...queries]) {
    const { status } = await desk.call(call, { cookie, query: `?${query}` });
    expect([query, status]).toEqual([query, expect.toSatisfy(isAnswerOrRefusal)]);
  }
});

function isAnswerOrRefusal(status: number): boolean {
  return status === 200 || (status >= 400 && status < 500);
}

import { expect, test } from 'vitest';
import { deskRoutes, getDeskRoute, type DeskCall } from '@kongres/contract/desk/routes';
import { createDeskClient } from '../../../test/desk-client.ts';
import { startTestApi } from '../../../test/test-api.ts';

const shop = await startTestApi();
const desk = createDeskClient(shop);
const { cookie } = await desk.signInAs('owner');
const reading = (Object.keys(deskRoutes) as DeskCall[]).filter(
  (call) => getDeskRoute(call).method === 'GET',
);

/** Query fields by call; unknown fields are tried with every call. */
const queryFields: Partial<Record<DeskCall, readonly string[]>> = {
  listOrders: ['q', 'state', 'ticket', 'language', 'origin', 'since', 'until', 'before'],
  getOrder: ['number'],
  getLiveDay: ['day'],
  getRoomChat: ['room'],
  getAnnouncement: ['name'],
  listMessages: ['state', 'topic', 'before'],
  getMessage: ['number'],
  listFooterVersions: ['language'],
  previewFooter: ['language', 'version', 'mark'],
  listAuditLog: ['before', 'order'],
};

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

test.each(reading)('%s answers or rejects any query string', async (call) => {
  const queries = ['x', '__proto__', ...(queryFields[call] ?? [])].flatMap((name) => [
    ...(queryFields[call]?.includes(name) ? values : ['%ZZ', '1']).map(
      (value) => `${name}=${value}`,
    ),
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

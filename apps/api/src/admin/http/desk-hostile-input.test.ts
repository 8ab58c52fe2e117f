import { expect, test } from 'vitest';
import { deskRoutes, getDeskRoute, type DeskCall } from '@kongres/contract/desk/routes';
import { createDeskActions } from '../../../test/desk-actions/desk-actions.ts';
import { createDeskClient } from '../../../test/desk-client.ts';
import { startTestApi } from '../../../test/test-api.ts';

const shop = await startTestApi({ DESK_CALLS_PER_CLIENT: '1000000' });
const { owner: databaseOwner } = shop;
const desk = createDeskClient(shop);
const actions = createDeskActions(shop, desk);
const calls = Object.keys(deskRoutes) as DeskCall[];

const freeTextFields: Partial<Record<DeskCall, RegExp>> = {
  addOrderNote: /^text$/,
  checkTicketList: /^list$/,
  issueTickets: /^(?:company|taxId|greeting)$/,
  saveRoom: /^name\./,
  showBanner: /^text\./,
  addMaterialLink: /^name\./,
  saveAnnouncement: /^(?:name$|words\.)/,
  replyToMessage: /^text$/,
  saveFooterDraft: /^content\./,
  inviteStaffMember: /^name$/,
};

const strings = [
  '',
  ' ',
  'a\0b',
  '\u{d800}',
  '\u202Eb\u2066',
  '\u200b',
  "' or 1=1; --",
  '__proto__',
  '../../etc/passwd',
  '%00%ZZ',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
];

function listInvalidValues(value: unknown): unknown[] {
  if (typeof value === 'string') return [7, true, [], [value], {}, { toString: value }];
  if (typeof value === 'number') {
    return [-1, 1.5, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e300, String(value), [value], {}, true];
  }
  if (typeof value === 'boolean') return ['true', 1, null, [], {}];
  if (Array.isArray(value)) return [null, 'x', {}, { length: 1 }, [null], [[]]];
  if (value === null) return [7, true, [], '<x>'];
  return [null, 'x', 7, [], [value]];
}

let seed = 20_261_118;

/** Deterministic sample that varies from call to call. */
function pickSome<Each>(all: readonly Each[], most: number): Each[] {
  seed = (seed * 48_271) % 2_147_483_647;
  return all.filter((_, index) => (index + seed) % Math.ceil(all.length / most) === 0);
}

interface Place {
  path: string[];
  value: unknown;
}

/** All values of a body with their paths; clientExtensionResults is ignored by the server. */
function listValues(value: unknown, path: string[] = []): Place[] {
  if (path.at(-1) === 'clientExtensionResults') return [];
  const isLeaf = typeof value !== 'object' || value === null;
  const inner = isLeaf
    ? []
    : Object.entries(value).flatMap(([key, each]) => listValues(each, [...path, key]));
  return path.length > 0 ? [{ path, value }, ...inner] : inner;
}

function withValue(body: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  const copy = structuredClone(body) as Record<string, unknown>;
  copy[key] = rest.length > 0 ? withValue(copy[key], rest, value) : value;
  return copy;
}

const malformedBodies = [
  '',
  'null',
  '7',
  '"x"',
  '[]',
  '[{}]',
  '{',
  '{"__proto__":{"isOwner":true}}',
  '{"constructor":{"prototype":{"isOwner":true}}}',
  '['.repeat(20_000),
  JSON.stringify({ text: 'x'.repeat(100_000), name: 'x'.repeat(100_000) }),
];

function isFreeText(call: DeskCall, { path, value }: Place): boolean {
  return typeof value === 'string' && (freeTextFields[call]?.test(path.join('.')) ?? false);
}

async function prepareCall(call: DeskCall) {
  const person = await desk.signInAs('owner');
  const { body, ...request } = (await actions[call].prepareRequest?.(person)) ?? {};
  const isPublic = getDeskRoute(call).roles === 'public';
  return { body, request: { ...request, ...(!isPublic && { cookie: person.cookie }) } };
}

/** Row counts of all tables except rate limits and challenges. */
async function countAllRows(): Promise<unknown> {
  const { rows: tables } = await databaseOwner.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss') and tablename not in ('rate_limit', 'staff_challenge')`,
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*) from ${name}`);
  const { rows } = await databaseOwner.query(`${counts.join(' union all ')} order by name`);
  return rows;
}

async function tryAll<Each>(all: readonly Each[], attempt: (each: Each) => Promise<void>) {
  const rest = [...all];
  const work = async () => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) await attempt(next);
  };
  await Promise.all(Array.from({ length: 6 }, work));
}

// File uploads have no JSON body.
const asking = calls.filter(
  (call) => getDeskRoute(call).method === 'POST' && call !== 'uploadMaterial',
);

test.each(asking)('%s rejects malformed bodies, wrong types and hostile strings', async (call) => {
  const { body, request } = await prepareCall(call);
  const before = await countAllRows();
  const places = listValues(body);
  const bodies = places.flatMap((place) => {
    const isWord = typeof place.value === 'string' && !isFreeText(call, place);
    const wrong = [...listInvalidValues(place.value), ...(isWord ? pickSome(strings, 4) : [])];
    return wrong.map((value) => withValue(body, place.path, value));
  });
  await tryAll(bodies, async (wrong) => {
    const { status } = await desk.callConfirmed(call, { ...request, body: wrong });
    expect([wrong, status]).toEqual([wrong, expect.toSatisfy(isRefusal)]);
  });
  await tryAll(body === undefined ? [] : malformedBodies, async (raw) => {
    const { status } = await desk.call(call, { ...request, rawBody: raw });
    expect([raw.slice(0, 80), status]).toEqual([raw.slice(0, 80), expect.toSatisfy(isRefusal)]);
  });
  expect(await countAllRows()).toEqual(before);
  expect(({} as Record<string, unknown>)['isOwner']).toBeUndefined();
});

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}

test.each(Object.keys(freeTextFields) as DeskCall[])(
  '%s accepts or rejects hostile text in free-text fields',
  async (call) => {
    for (const words of strings) {
      const { body, request } = await prepareCall(call);
      const places = listValues(body).filter((place) => isFreeText(call, place));
      expect(places).not.toEqual([]);
      const wrong = places.reduce((all, { path }) => withValue(all, path, words), body);
      const { status } = await desk.callConfirmed(call, { ...request, body: wrong });
      expect([words, status]).toEqual([words, expect.toSatisfy((each) => each < 500)]);
    }
  },
);

import { expect, test } from 'vitest';
import { deskRules, ruleOf, type DeskCall } from '@kongres/contract/desk/rules';
import { deskDeeds } from '../../../test/desk-deeds/desk-deeds.ts';
import { deskOf } from '../../../test/desk.ts';
import { startTestApi } from '../../../test/test-api.ts';

const shop = await startTestApi({ DESK_CALLS_PER_CLIENT: '1000000' });
const { owner: databaseOwner } = shop;
const desk = deskOf(shop);
const deeds = deskDeeds(shop, desk);
const calls = Object.keys(deskRules) as DeskCall[];

/** Where a person's own words go. What becomes of signs in them is tried with each of these. */
const wordsOf: Partial<Record<DeskCall, RegExp>> = {
  orderNote: /^text$/,
  issueCheck: /^list$/,
  issue: /^(?:company|taxId|greeting)$/,
  liveRoom: /^name\./,
  liveSay: /^text\./,
  materialLink: /^name\./,
  announcementSave: /^(?:name$|words\.)/,
  messageReply: /^text$/,
  footerSave: /^content\./,
  personInvite: /^name$/,
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

/** What can be no value of this kind, whatever it is for. */
function wrongFor(value: unknown): unknown[] {
  if (typeof value === 'string') return [7, true, [], [value], {}, { toString: value }];
  if (typeof value === 'number') {
    return [-1, 1.5, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e300, String(value), [value], {}, true];
  }
  if (typeof value === 'boolean') return ['true', 1, null, [], {}];
  if (Array.isArray(value)) return [null, 'x', {}, { length: 1 }, [null], [[]]];
  if (value === null) return [7, true, [], '<x>'];
  return [null, 'x', 7, [], [value]];
}

let turn = 20_261_118;

/** Others each time, and the same ones in every run. */
function someOf<Each>(all: readonly Each[], most: number): Each[] {
  turn = (turn * 48_271) % 2_147_483_647;
  return all.filter((_, index) => (index + turn) % Math.ceil(all.length / most) === 0);
}

interface Place {
  path: string[];
  value: unknown;
}

/** Every value in a body, and where it stands; not what a browser adds to a passkey and nobody reads. */
function placesIn(value: unknown, path: string[] = []): Place[] {
  if (path.at(-1) === 'clientExtensionResults') return [];
  const isLeaf = typeof value !== 'object' || value === null;
  const inner = isLeaf
    ? []
    : Object.entries(value).flatMap(([key, each]) => placesIn(each, [...path, key]));
  return path.length > 0 ? [{ path, value }, ...inner] : inner;
}

function withValue(body: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  const copy = structuredClone(body) as Record<string, unknown>;
  copy[key] = rest.length > 0 ? withValue(copy[key], rest, value) : value;
  return copy;
}

const notBodies = [
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

function isWords(call: DeskCall, { path, value }: Place): boolean {
  return typeof value === 'string' && (wordsOf[call]?.test(path.join('.')) ?? false);
}

/** Who comes, what is asked, and what was there before. */
async function begin(call: DeskCall) {
  const person = await desk.signedInAs('owner');
  const { body, ...asked } = (await deeds[call].prepare?.(person)) ?? {};
  const isStranger = ruleOf(call).who === 'anybody';
  return { body, asked: { ...asked, ...(!isStranger && { cookie: person.cookie }) } };
}

/** How many rows each table has; what counts calls, and riddles for devices, is beside the point. */
async function rowsInAll(): Promise<unknown> {
  const { rows: tables } = await databaseOwner.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss') and tablename not in ('rate_limit', 'desk_challenge')`,
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*) from ${name}`);
  const { rows } = await databaseOwner.query(`${counts.join(' union all ')} order by name`);
  return rows;
}

/** Some at a time, as fast as they are answered. */
async function tryAll<Each>(all: readonly Each[], attempt: (each: Each) => Promise<void>) {
  const rest = [...all];
  const work = async () => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) await attempt(next);
  };
  await Promise.all(Array.from({ length: 6 }, work));
}

// A file has no fields; what is said of it is tried where files are.
const asking = calls.filter((call) => ruleOf(call).method === 'POST' && call !== 'materialFile');

test.each(asking)('%s refuses what is no body, no type and no word of its own', async (call) => {
  const { body, asked } = await begin(call);
  const before = await rowsInAll();
  const places = placesIn(body);
  const bodies = places.flatMap((place) => {
    const isWord = typeof place.value === 'string' && !isWords(call, place);
    const wrong = [...wrongFor(place.value), ...(isWord ? someOf(strings, 4) : [])];
    return wrong.map((value) => withValue(body, place.path, value));
  });
  await tryAll(bodies, async (wrong) => {
    const { status } = await desk.act(call, { ...asked, body: wrong });
    expect([wrong, status]).toEqual([wrong, expect.toSatisfy(isRefusal)]);
  });
  // What asks for nothing takes no notice of what it is sent.
  await tryAll(body === undefined ? [] : notBodies, async (raw) => {
    const { status } = await desk.call(call, { ...asked, raw });
    expect([raw.slice(0, 80), status]).toEqual([raw.slice(0, 80), expect.toSatisfy(isRefusal)]);
  });
  expect(await rowsInAll()).toEqual(before);
  expect(({} as Record<string, unknown>)['isOwner']).toBeUndefined();
});

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}

test.each(Object.keys(wordsOf) as DeskCall[])(
  '%s takes any words for words, or refuses them',
  async (call) => {
    for (const words of strings) {
      const { body, asked } = await begin(call);
      const places = placesIn(body).filter((place) => isWords(call, place));
      expect(places).not.toEqual([]);
      const wrong = places.reduce((all, { path }) => withValue(all, path, words), body);
      const { status } = await desk.act(call, { ...asked, body: wrong });
      expect([words, status]).toEqual([words, expect.toSatisfy((each) => each < 500)]);
    }
  },
);

import { expect, test } from 'vitest';
import { countWords, readTexts } from '@kongres/content/checks/read-texts';
import { languages, textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import { personalData, policyLists } from '@kongres/content/facts/personal-data';
import { policies } from '@kongres/content/facts/policies';
import { site } from '@kongres/content/facts/site';
import { counts, vocabulary } from '@kongres/content/format/vocabulary';
import { fillRows } from '../../../test/personal-rows.ts';
import { impersonalColumns } from '../../../test/impersonal-columns.ts';
import { setDatabaseClock } from '../../../test/database-clock.ts';
import { createTestShop, countOf } from '../../../test/test-shop.ts';
import { deleteOldMessages } from './delete-old-messages.ts';
import { jobSchemas, schedule } from '../../platform/queue/queues.ts';
import { keepPromises } from './keep-promises.ts';

const { pool, owner } = await createTestShop();
const codes = languages.map(({ id }) => id);

const columnsOf = ({ columns = {} }: (typeof personalData)[number]) =>
  Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
const personalColumns = personalData.flatMap(columnsOf);

/** The policy in a language, by key, as it stands in the files. */
function policyIn(code: LanguageCode): Map<string, string> {
  return new Map(
    [...readTexts(textFallback[code] ?? code), ...readTexts(code)]
      .filter(([key]) => key.startsWith('privacy:'))
      .map(([key, text]) => [key.replace('privacy:', ''), text]),
  );
}

test('every column that could say something about a person is in the policy, or says why not', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public'
        and data_type not in ('uuid', 'smallint', 'integer', 'bigint', 'boolean', 'interval')`,
  );
  const decided = [...personalColumns, ...Object.values(impersonalColumns).flat()];
  expect(decided.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('a job is told ids, so the queue keeps nothing about a person', () => {
  const told = Object.values(jobSchemas).flatMap(({ shape }) => Object.keys(shape));
  expect(told.filter((name) => !name.endsWith('Id'))).toEqual([]);
});

test.each(codes)('the policy in %s has a paragraph for every kind of data and its time', (code) => {
  const policy = policyIn(code);
  for (const { id, told, kept } of personalData) {
    for (const key of [...told, ...kept.map((each) => each.told)]) {
      expect([id, key, policy.has(key)]).toEqual([id, key, true]);
    }
    for (const { told: key, time } of kept) {
      const word = time && Object.keys(counts).find((name) => name === time);
      expect([id, time, word]).toEqual([id, time, time]);
      if (word) expect([id, policy.get(key)]).toEqual([id, expect.stringContaining(`{{${word}}}`)]);
    }
  }
});

test.each(codes)('every line in which the policy in %s names data belongs to a kind', (code) => {
  const claimed = new Set(
    personalData.flatMap(({ told, kept }) => [...told, ...kept.map((each) => each.told)]),
  );
  const lines = [...policyIn(code).keys()].filter((key) =>
    policyLists.some((list) => key.startsWith(`${list}.`)),
  );
  expect(lines.filter((key) => !claimed.has(key))).toEqual([]);
});

test.each(codes)('the policy in %s names all that a browser keeps, by its own name', (code) => {
  const policy = policyIn(code);
  const words: Readonly<Record<string, string>> = vocabulary(code, countWords(code));
  const named = personalData.flatMap(({ storageKey, told }) => {
    if (!storageKey) return [];
    const text = told.map((key) => policy.get(key)).join(' ');
    const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, word = '']) => words[word]);
    return names.includes(site.storageKeys[storageKey]) ? [storageKey] : [];
  });
  expect(named.toSorted()).toEqual(Object.keys(site.storageKeys).toSorted());
});

test('every time in the policy has a job that keeps it, and every such job a time', () => {
  /** Stripe's own ids, kept so that no event counts twice; and whoever works at the desk, who is no visitor. */
  const aboutNobody = ['payment-event-retention', 'desk-retention'];
  const named = personalData.flatMap(({ kept }) => kept.map(({ by }) => by));
  const jobs = Object.keys(schedule).filter((name) => name.endsWith('-retention'));
  expect([...new Set(named.filter((by) => by.endsWith('-retention')))].toSorted()).toEqual(
    jobs.filter((name) => !aboutNobody.includes(name)).toSorted(),
  );
  // A time of ours is kept by us.
  const byOthers = personalData.flatMap(({ id, kept }) =>
    kept.flatMap(({ time, by }) =>
      time && /^(?:browser|visitor|organiser)$/.test(by) ? [id] : [],
    ),
  );
  expect(byOthers).toEqual([]);
});

test('when its time is over, nothing is left in any table that holds personal data', async () => {
  const tables = [...new Set(personalColumns.map((column) => column.replace(/\..*/, '')))];
  const sizes = async () =>
    Object.fromEntries(
      await Promise.all(tables.map(async (table) => [table, await countOf(pool, table)] as const)),
    );
  await fillRows(pool);
  const empty = Object.entries(await sizes()).filter(([, count]) => count === 0);
  expect(empty, 'a table that holds personal data needs a row to try the jobs with').toEqual([]);
  const years = policies.accountingYears + 2;
  // The second time for what the first one has noted in the journal.
  for (const later of [years, 2 * years]) {
    const moment = new Date();
    moment.setFullYear(moment.getFullYear() + later);
    await setDatabaseClock(owner, moment);
    const clock = { pool, now: () => moment, edition: { now: () => moment } };
    const { 'journal-retention': journal, ...rounds } = keepPromises(clock);
    for (const round of Object.values(rounds)) await round();
    await deleteOldMessages(clock);
    await journal();
  }
  const { journal, ...left } = await sizes();
  expect(left).toEqual(Object.fromEntries(Object.keys(left).map((table) => [table, 0])));
  expect(await countOf(pool, 'journal where order_number is not null')).toBe(0);
  expect(journal).toBeLessThan(10);
});

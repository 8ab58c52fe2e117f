import { expect, test } from 'vitest';
import { readPluralForms, readTexts } from '@kongres/content/checks/read-texts';
import { languages, textFallback, type LanguageCode } from '@kongres/content/facts/languages';
import { personalData, policyLists } from '@kongres/content/facts/personal-data';
import { policies } from '@kongres/content/facts/policies';
import { site } from '@kongres/content/facts/site';
import { counts, buildVocabulary } from '@kongres/content/format/vocabulary';
import { insertPersonalData } from '../../../test/insert-personal-data.ts';
import { nonPersonalColumns } from '../../../test/non-personal-columns.ts';
import { setDatabaseClock } from '../../../test/database-clock.ts';
import { createTestShop, countRows } from '../../../test/test-shop.ts';
import { deleteOldMessages } from './delete-old-messages.ts';
import { jobSchemas, cronSchedules } from '../../platform/queue/queues.ts';
import { enforceRetention } from './enforce-retention.ts';

const { pool, owner } = await createTestShop();
const codes = languages.map(({ id }) => id);

const listColumns = ({ columns = {} }: (typeof personalData)[number]) =>
  Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
const personalColumns = personalData.flatMap(listColumns);

function readPrivacyPolicy(code: LanguageCode): Map<string, string> {
  return new Map(
    [...readTexts(textFallback[code] ?? code), ...readTexts(code)]
      .filter(([key]) => key.startsWith('privacy:'))
      .map(([key, text]) => [key.replace('privacy:', ''), text]),
  );
}

test('lists every column as personal data or as impersonal', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public'
        and data_type not in ('uuid', 'smallint', 'integer', 'bigint', 'boolean', 'interval')`,
  );
  const decided = [...personalColumns, ...Object.values(nonPersonalColumns).flat()];
  expect(decided.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('passes only ids to jobs', () => {
  const fields = Object.values(jobSchemas).flatMap(({ shape }) => Object.keys(shape));
  expect(fields.filter((name) => !name.endsWith('Id'))).toEqual([]);
});

test.each(codes)('has a paragraph and a period for every kind of data in the %s policy', (code) => {
  const policy = readPrivacyPolicy(code);
  for (const { id, policyKeys, retention } of personalData) {
    for (const key of [...policyKeys, ...retention.map((each) => each.policyKey)]) {
      expect([id, key, policy.has(key)]).toEqual([id, key, true]);
    }
    for (const { policyKey: key, policy: time } of retention) {
      const word = time && Object.keys(counts).find((name) => name === time);
      expect([id, time, word]).toEqual([id, time, time]);
      if (word) expect([id, policy.get(key)]).toEqual([id, expect.stringContaining(`{{${word}}}`)]);
    }
  }
});

test.each(codes)('maps every data line of the %s policy to a kind', (code) => {
  const claimed = new Set(
    personalData.flatMap(({ policyKeys, retention }) => [
      ...policyKeys,
      ...retention.map((each) => each.policyKey),
    ]),
  );
  const lines = [...readPrivacyPolicy(code).keys()].filter((key) =>
    policyLists.some((list) => key.startsWith(`${list}.`)),
  );
  expect(lines.filter((key) => !claimed.has(key))).toEqual([]);
});

test.each(codes)('names every browser storage key in the %s policy', (code) => {
  const policy = readPrivacyPolicy(code);
  const words: Readonly<Record<string, string>> = buildVocabulary(code, readPluralForms(code));
  const named = personalData.flatMap(({ storageKey, policyKeys }) => {
    if (!storageKey) return [];
    const text = policyKeys.map((key) => policy.get(key)).join(' ');
    const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, word = '']) => words[word]);
    return names.includes(site.storageKeys[storageKey]) ? [storageKey] : [];
  });
  expect(named.toSorted()).toEqual(Object.keys(site.storageKeys).toSorted());
});

test('has a retention task for every period and a period for every task', () => {
  /** Stripe event ids, and data of staff, who are not visitors. */
  const withoutPolicyPeriod = ['payment-event-retention', 'desk-session-retention'];
  const named = personalData.flatMap(({ retention }) => retention.map(({ deletedBy: by }) => by));
  const jobs = Object.keys(cronSchedules).filter((name) => name.endsWith('-retention'));
  expect([...new Set(named.filter((by) => by.endsWith('-retention')))].toSorted()).toEqual(
    jobs.filter((name) => !withoutPolicyPeriod.includes(name)).toSorted(),
  );
  // Periods with a fact are enforced by a task of ours.
  const byOthers = personalData.flatMap(({ id, retention }) =>
    retention.flatMap(({ policy: time, deletedBy: by }) =>
      time && /^(?:browser|visitor|organiser)$/.test(by) ? [id] : [],
    ),
  );
  expect(byOthers).toEqual([]);
});

test('leaves no row in any personal data table after its period', async () => {
  const tables = [...new Set(personalColumns.map((column) => column.replace(/\..*/, '')))];
  const sizes = async () =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => [table, await countRows(pool, table)] as const),
      ),
    );
  await insertPersonalData(pool);
  const empty = Object.entries(await sizes()).filter(([, count]) => count === 0);
  expect(empty, 'a table that holds personal data needs a row to try the jobs with').toEqual([]);
  const years = policies.accountingYears + 2;
  // The second run deletes the audit log rows of the first.
  for (const later of [years, 2 * years]) {
    const moment = new Date();
    moment.setFullYear(moment.getFullYear() + later);
    await setDatabaseClock(owner, moment);
    const clock = { pool, now: () => moment, edition: { now: () => moment } };
    const { 'audit-log-retention': deleteOldActions, ...tasks } = enforceRetention(clock);
    for (const runTask of Object.values(tasks)) await runTask();
    await deleteOldMessages(clock);
    await deleteOldActions();
  }
  const { audit_log: auditLogCount, ...left } = await sizes();
  expect(left).toEqual(Object.fromEntries(Object.keys(left).map((table) => [table, 0])));
  expect(await countRows(pool, 'audit_log where order_number is not null')).toBe(0);
  expect(auditLogCount).toBeLessThan(10);
});

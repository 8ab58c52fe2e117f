import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../test/database-server.ts';
import { organiserOf } from '../../test/run-organiser.ts';
import { insertSold } from '../../test/orders/sold-tickets.ts';
import { countOf, createTestShop, testEnvironment } from '../../test/test-shop.ts';

const { pool, databaseUrl } = await createTestShop();
const organise = organiserOf(testEnvironment(databaseUrl));

function spawnOrganiser(args: readonly string[], env: Record<string, string>) {
  const program = join(import.meta.dirname, './organiser.ts');
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(process.execPath, [program, ...args], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

test('the program runs by itself, without colours where the output is no terminal', async () => {
  const { code, out, err } = await spawnOrganiser(['benefit', 'show'], {
    DATABASE_URL: databaseUrl,
  });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^benefit +starts +address/);
  expect(out).not.toContain('\u001b');
}, 20_000);

test('without a database it says in one sentence how to name one', async () => {
  const { code, out, err } = await spawnOrganiser(['alarms'], {});
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^DATABASE_URL does not say [^\n]+ npm run organiser -- alarms\n$/);
}, 20_000);

test('an unreachable database is one sentence without its password', async () => {
  const url = 'postgres://anna:a-secret@127.0.0.1:9/kongres';
  const { code, err } = await organiserOf({ DATABASE_URL: url })(['alarms']);
  expect(code).toBe(1);
  expect(err).toBe('The database cannot be reached (ECONNREFUSED).\n');
});

test('a database without our tables is one sentence, too', async () => {
  const url = await createEmptyDatabase();
  const { code, err } = await organiserOf({ DATABASE_URL: url })(['alarms']);
  expect(code).toBe(1);
  expect(err).toContain('older than this program');
});

test.each([
  [['desk', 'invite', 'Marta', 'nobody']],
  [['desk', 'link', 'nobody@example.com']],
  [['forget', 'nobody']],
  [['orders', 'recover', '--since', '2025-02-30']],
  [['orders', 'accept', 'KAI']],
  [['orders', 'accept', 'KAI-999999']],
  [['certificate', 'grant', 'KAI-999999']],
  [['ticket', 'check']],
  [['nonsense']],
])('%j is refused on the other channel', async (args) => {
  const { code, out, err } = await organise(args);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('a command names the secret that it lacks', async () => {
  const { APP_SECRET: _, STRIPE_SECRET_KEY: __, ...env } = testEnvironment(databaseUrl);
  const withoutSecrets = organiserOf(env);
  const recovered = await withoutSecrets(['orders', 'recover']);
  expect(recovered).toMatchObject({ code: 1, out: '' });
  expect(recovered.err).toContain('STRIPE_SECRET_KEY is not set');
  const { name } = await insertSold(pool, { state: 'mismatched' });
  const accepted = await withoutSecrets(['orders', 'accept', name]);
  expect(accepted).toMatchObject({ code: 1, out: '' });
  expect(accepted.err).toContain('APP_SECRET is not set');
});

test('a command that asks first does nothing for a script without --yes', async () => {
  const { name } = await insertSold(pool, { state: 'mismatched' });
  const { code, err } = await organise(['orders', 'accept', name]);
  expect(code).toBe(1);
  expect(err).toContain('--yes');
  expect(await countOf(pool, "orders where state = 'paid'")).toBe(0);
});

test.each([
  'desk invite',
  'desk link',
  'desk people',
  'forget',
  'alarms list',
  'alarms settle',
  'orders recover',
  'orders accept',
  'ticket check',
  'ticket use',
  'benefit show',
  'benefit set',
  'certificate grant',
  'certificate withhold',
])('%s explains itself with an example', async (command) => {
  const { code, out } = await organise([...command.split(' '), '--help']);
  expect(code).toBe(0);
  expect(out).toMatch(/Example/);
  expect(out).toContain(`npm run organiser -- ${command}`);
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../test/database-server.ts';
import { createOrganiserCli } from '../../test/organiser-cli.ts';
import { insertSoldTicket } from '../../test/orders/sold-tickets.ts';
import { countRows, createTestShop, createTestEnvironment } from '../../test/test-shop.ts';

const { pool, databaseUrl } = await createTestShop();
const runCommand = createOrganiserCli(createTestEnvironment(databaseUrl));

function spawnOrganiser(args: readonly string[], env: Record<string, string>) {
  const program = join(import.meta.dirname, './organiser.ts');
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(process.execPath, [program, ...args], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

test('runs as a program, without colours if the output is no terminal', async () => {
  const { code, out, err } = await spawnOrganiser(['benefit', 'show'], {
    DATABASE_URL: databaseUrl,
  });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^benefit +starts +address/);
  expect(out).not.toContain('\u001b');
}, 20_000);

test('explains in one sentence how to set DATABASE_URL', async () => {
  const { code, out, err } = await spawnOrganiser(['incidents'], {});
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^DATABASE_URL is not set[^\n]+ npm run organiser -- incidents\n$/);
}, 20_000);

test('reports an unreachable database in one sentence without its password', async () => {
  const url = 'postgres://anna:a-secret@127.0.0.1:9/kongres';
  const { code, err } = await createOrganiserCli({ DATABASE_URL: url })(['incidents']);
  expect(code).toBe(1);
  expect(err).toBe('The database cannot be reached (ECONNREFUSED).\n');
});

test('reports a database without tables in one sentence', async () => {
  const url = await createEmptyDatabase();
  const { code, err } = await createOrganiserCli({ DATABASE_URL: url })(['incidents']);
  expect(code).toBe(1);
  expect(err).toContain('older than this program');
});

test.each([
  [['desk', 'invite', 'Marta', 'nobody']],
  [['desk', 'link', 'nobody@example.com']],
  [['erase', 'nobody']],
  [['orders', 'recover', '--since', '2025-02-30']],
  [['orders', 'accept', 'KAI']],
  [['orders', 'accept', 'KAI-999999']],
  [['certificate', 'grant', 'KAI-999999']],
  [['ticket', 'check']],
  [['nonsense']],
])('%j fails with one line on stderr', async (args) => {
  const { code, out, err } = await runCommand(args);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('names the missing secret', async () => {
  const { APP_SECRET: _, STRIPE_SECRET_KEY: __, ...env } = createTestEnvironment(databaseUrl);
  const withoutSecrets = createOrganiserCli(env);
  const recovered = await withoutSecrets(['orders', 'recover']);
  expect(recovered).toMatchObject({ code: 1, out: '' });
  expect(recovered.err).toContain('STRIPE_SECRET_KEY is not set');
  const { name } = await insertSoldTicket(pool, { state: 'mismatched' });
  const accepted = await withoutSecrets(['orders', 'accept', name]);
  expect(accepted).toMatchObject({ code: 1, out: '' });
  expect(accepted.err).toContain('APP_SECRET is not set');
});

test('commands with a confirmation do nothing without a terminal or --yes', async () => {
  const { name } = await insertSoldTicket(pool, { state: 'mismatched' });
  const { code, err } = await runCommand(['orders', 'accept', name]);
  expect(code).toBe(1);
  expect(err).toContain('--yes');
  expect(await countRows(pool, "orders where state = 'paid'")).toBe(0);
});

test.each([
  'desk invite',
  'desk link',
  'desk staff',
  'erase',
  'incidents list',
  'incidents resolve',
  'orders recover',
  'orders accept',
  'ticket check',
  'ticket check-in',
  'benefit show',
  'benefit set',
  'certificate grant',
  'certificate revoke',
])('%s has help with an example', async (command) => {
  const { code, out } = await runCommand([...command.split(' '), '--help']);
  expect(code).toBe(0);
  expect(out).toMatch(/Example/);
  expect(out).toContain(`npm run organiser -- ${command}`);
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../test/database-server.ts';
import { organiserOf } from '../../test/run-organiser.ts';
import { createTestShop, testEnvironment } from '../../test/test-shop.ts';

const { pool, databaseUrl } = await createTestShop();
const organise = organiserOf(testEnvironment(databaseUrl));

function spawnOrganiser(args: readonly string[], env: Record<string, string>) {
  const program = join(import.meta.dirname, '../organiser.ts');
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(process.execPath, [program, ...args], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

test('the program runs by itself, without colours for whom is no terminal', async () => {
  const { code, out, err } = await spawnOrganiser(['quota', 'show'], { DATABASE_URL: databaseUrl });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^ticket +sale +quota/);
  expect(out).not.toContain('\u001b');
}, 20_000);

test('without a database it says in one sentence how to name one', async () => {
  const { code, out, err } = await spawnOrganiser(['orders', 'list'], {});
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^DATABASE_URL does not say [^\n]+ npm run organiser -- orders list\n$/);
}, 20_000);

test('an unreachable database is one sentence without its password', async () => {
  const url = 'postgres://anna:a-secret@127.0.0.1:9/kongres';
  const { code, err } = await organiserOf({ DATABASE_URL: url })(['orders', 'list']);
  expect(code).toBe(1);
  expect(err).toBe('The database cannot be reached (ECONNREFUSED).\n');
});

test('a database without our tables is one sentence, too', async () => {
  const url = await createEmptyDatabase();
  const { code, err } = await organiserOf({ DATABASE_URL: url })(['orders', 'list']);
  expect(code).toBe(1);
  expect(err).toContain('older than this program');
});

test.each([
  [['orders', 'list', '--state', 'lost']],
  [['orders', 'list', '--since', '2025-02-30']],
  [['orders', 'resend', 'KAI']],
  [['orders', 'resend', 'KAI-999999']],
  [['quota', 'set', 'gold', '5']],
  [['quota', 'set', 'vip', '-5']],
  [['announce', 'Bad Name', '--folder', '.']],
  [['footer', 'edit', 'fr']],
  [['footer', 'rollback', 'pl', 'first']],
  [['footer', 'rollback', 'pl', '7', '--yes']],
  [['nonsense']],
])('%j is refused on the other channel', async (args) => {
  const { code, out, err } = await organise(args);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.trim().split('\n')).toHaveLength(1);
});

test.each([
  'orders list',
  'orders find',
  'orders export',
  'orders resend',
  'orders refund',
  'orders correct',
  'quota show',
  'quota set',
  'sales open',
  'sales close',
  'ticket check',
  'ticket use',
  'announce',
  'footer show',
  'footer edit',
  'footer preview',
  'footer publish',
  'footer versions',
  'footer rollback',
  'forget',
  'messages list',
])('%s explains itself with an example', async (command) => {
  const { code, out } = await organise([...command.split(' '), '--help']);
  expect(code).toBe(0);
  expect(out).toMatch(/Example/);
  expect(out).toContain(`npm run organiser -- ${command}`);
});

test('messages are listed by day and topic', async () => {
  await pool.query(
    `insert into contact_message (topic, name, email, subject, message, language, created_at) values
      ('press', 'Jan', 'jan@example.com', 'Interview', E'Hello,\\nwhen?', 'pl', '2025-12-01T12:00Z'),
      (null, 'Eva', 'eva@example.com', 'Question', 'Who?', 'de', '2025-12-05T12:00Z')`,
  );
  const { out } = await organise(['messages', 'list', '--topic', 'press']);
  expect(out).toBe(
    '2025-12-01 13:00  press  Jan <jan@example.com>  pl\nInterview\n  Hello,\n  when?\n\n',
  );
  const { out: json } = await organise(['messages', 'list', '--since', '2025-12-02', '--json']);
  expect(JSON.parse(json)).toMatchObject([{ name: 'Eva', topic: null }]);
});

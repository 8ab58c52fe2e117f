import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { proofHeader } from '@kongres/contract/purchase';
import { inheritedEnvironment } from '@kongres/tools/lib/config';
import { productEnvironment } from '@kongres/tools/dev/stack/environment';
import { refuseTakenPorts } from '@kongres/tools/dev/stack/taken-ports';
import { siteOrigin, stack } from '../config.ts';
import { openDialog } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

const texts = textsOf('pl', 'purchase');
const server = join(import.meta.dirname, '../../apps/api/src/main/server.ts');

/** An API process beside the stack's own, over the same database, that asks everybody for work. */
async function startStrictApi() {
  // Two tests may run at once.
  const port = stack.port + 9 + test.info().parallelIndex;
  await refuseTakenPorts([port], stack);
  const child = spawn(process.execPath, [server], {
    env: {
      ...inheritedEnvironment,
      ...productEnvironment(stack, siteOrigin),
      API_PORT: String(port),
      LOG_LEVEL: 'silent',
      FREE_HOLDS_PER_CLIENT: '0',
    },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/api/health`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('the strict API has ended');
    await sleep(50);
  }
  async function stop() {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  return { origin, stop };
}

let strict: Awaited<ReturnType<typeof startStrictApi>>;
test.beforeAll(async () => {
  strict = await startStrictApi();
});
test.afterAll(() => strict.stop());

interface Call {
  key: string | undefined;
  hasProof: boolean;
  status: number;
}

/** Sends the page's purchases to another API; everything else stays with the stack. */
async function leadPurchases(page: Page, origin: string): Promise<Call[]> {
  const calls: Call[] = [];
  await page.route('**/api/purchase/*', async (route) => {
    const headers = route.request().headers();
    const url = new URL(new URL(route.request().url()).pathname, origin).href;
    const response = await route.fetch({ url });
    calls.push({
      key: headers['idempotency-key'],
      hasProof: proofHeader.toLowerCase() in headers,
      status: response.status(),
    });
    await route.fulfill({ response });
  });
  return calls;
}

test('who must work for a ticket is busy for a moment, then stands before the payment page', async ({
  page,
  complaints,
}) => {
  const calls = await leadPurchases(page, strict.origin);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const dialog = await openDialog(page, 'pl', '/pl');
  await dialog.getByLabel(texts.email).fill(`proof-${Date.now()}@example.com`);
  const program = /\/assets\/proof-/;
  expect(asked.filter((path) => program.test(path))).toEqual([]);
  await dialog.getByRole('button', { name: texts.submit }).click();
  await page.waitForURL('**/pay/cs_test_*');
  expect(calls.map(({ status, hasProof }) => [status, hasProof])).toEqual([
    [428, false],
    [200, true],
  ]);
  expect(calls[0]?.key).toBe(calls[1]?.key);
  expect(asked.filter((path) => program.test(path)).length).toBeGreaterThan(0);
  // The browser writes every answer from 400 up into its console; nothing else may stand there.
  expect(complaints.filter((line) => !line.includes('status of 428'))).toEqual([]);
});

test('work that cannot be done ends in the usual notice, and the dialog can be used again', async ({
  page,
}) => {
  const calls = await leadPurchases(page, strict.origin);
  await page.route('**/assets/proof-*', (route) => route.abort());
  const dialog = await openDialog(page, 'pl', '/pl');
  await dialog.getByLabel(texts.email).fill(`proof-${Date.now()}@example.com`);
  const submit = dialog.getByRole('button', { name: texts.submit });
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText(texts.error.failed);
  await expect(submit).toBeEnabled();
  expect(calls.map(({ status }) => status)).toEqual([428]);
});

test('the button shows that it is busy while the work is done', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await leadPurchases(page, strict.origin);
  await page.route('**/assets/proof-worker-*', async (route) => {
    await held;
    await route.continue();
  });
  const dialog = await openDialog(page, 'pl', '/pl');
  const program = page.waitForRequest('**/assets/proof-worker-*');
  await dialog.getByLabel(texts.email).fill(`proof-${Date.now()}@example.com`);
  await dialog.getByRole('button', { name: texts.submit }).click();
  await program;
  await expect(dialog.getByRole('button', { name: texts.submitting })).toBeDisabled();
  letGo();
  await page.waitForURL('**/pay/cs_test_*');
});

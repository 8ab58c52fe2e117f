import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { proofHeader } from '@kongres/contract/purchase';
import { inheritedEnvironment } from '@kongres/tools/lib/config';
import { buildProductEnvironment } from '@kongres/tools/dev/stack/environment';
import { refuseTakenPorts } from '@kongres/tools/dev/stack/taken-ports';
import { siteOrigin, stack } from '../config.ts';
import { openPurchaseDialog } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const texts = getTexts('pl', 'purchase');
const server = join(import.meta.dirname, '../../apps/api/src/main/server.ts');

/** Starts an API process on the stack's database that requires a proof of work from every client. */
async function startStrictApi() {
  const port = stack.port + 9 + test.info().parallelIndex;
  await refuseTakenPorts([port], stack);
  const child = spawn(process.execPath, [server], {
    env: {
      ...inheritedEnvironment,
      ...buildProductEnvironment(stack, siteOrigin),
      API_PORT: String(port),
      LOG_LEVEL: 'silent',
      FREE_HOLDS_PER_CLIENT: '0',
    },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/api/health`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('the strict API exited');
    await sleep(50);
  }
  async function stop() {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
  return { origin, stop };
}

let strict: Awaited<ReturnType<typeof startStrictApi>>;
test.beforeAll(async () => {
  strict = await startStrictApi();
});
test.afterAll(() => strict.stop());

interface PurchaseCall {
  key: string | undefined;
  hasProof: boolean;
  status: number;
}

/** Routes purchase calls of the page to another API. */
async function routePurchases(page: Page, origin: string): Promise<PurchaseCall[]> {
  const calls: PurchaseCall[] = [];
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

test('a required proof of work is solved before the payment page opens', async ({
  page,
  consoleErrors,
}) => {
  const calls = await routePurchases(page, strict.origin);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const dialog = await openPurchaseDialog(page, 'pl', '/pl');
  await dialog.getByLabel(texts.email).fill(`proof-${Date.now()}@example.com`);
  const program = /\/assets\/proof-/;
  expect(requested.filter((path) => program.test(path))).toEqual([]);
  await dialog.getByRole('button', { name: texts.submit }).click();
  await page.waitForURL('**/pay/cs_test_*');
  expect(calls.map(({ status, hasProof }) => [status, hasProof])).toEqual([
    [428, false],
    [200, true],
  ]);
  expect(calls[0]?.key).toBe(calls[1]?.key);
  expect(requested.filter((path) => program.test(path)).length).toBeGreaterThan(0);
  // The browser logs the 428 response.
  expect(consoleErrors.filter((line) => !line.includes('status of 428'))).toEqual([]);
});

test('a failed proof of work shows an error and keeps the dialog usable', async ({ page }) => {
  const calls = await routePurchases(page, strict.origin);
  await page.route('**/assets/proof-*', (route) => route.abort());
  const dialog = await openPurchaseDialog(page, 'pl', '/pl');
  await dialog.getByLabel(texts.email).fill(`proof-${Date.now()}@example.com`);
  const submit = dialog.getByRole('button', { name: texts.submit });
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText(texts.error.failed);
  await expect(submit).toBeEnabled();
  expect(calls.map(({ status }) => status)).toEqual([428]);
});

test('the button is busy during the proof of work', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await routePurchases(page, strict.origin);
  await page.route('**/assets/proof-worker-*', async (route) => {
    await isReleased;
    await route.continue();
  });
  const dialog = await openPurchaseDialog(page, 'pl', '/pl');
  const program = page.waitForRequest('**/assets/proof-worker-*');
  await dialog.getByLabel(texts.email).fill(`proof-${Date.now()}@example.com`);
  await dialog.getByRole('button', { name: texts.submit }).click();
  await program;
  await expect(dialog.getByRole('button', { name: texts.submitting })).toBeDisabled();
  release();
  await page.waitForURL('**/pay/cs_test_*');
});

import type { Page } from '@playwright/test';
import { editionEnds } from '@kongres/content/facts/phases';
import type { CheckedAnswer } from '@kongres/contract/certificate';
import { certificatePath, congressCertificateFilePath } from '@kongres/contract/paths';
import type { ProblemCode } from '@kongres/contract/problem';
import { faultsOf, sampleWidths } from '../axe.ts';
import { setEdition } from '../edition.ts';
import { answerWith, refusal, token } from '../order.ts';
import { certificateCode, setPlan } from '../plan.ts';
import { expect, test } from '../test.ts';
import { plain, textsOf } from '../texts.ts';

const { own, check } = textsOf('pl', 'certificate');
const seconds = [9000, 12_000, 20_000, 0, 13_000, 4000, 9000];
const hostile = '<img src=x onerror=alert(1)> Żółć \u202eabc';

const genuine: CheckedAnswer = {
  kind: 'attendance',
  code: certificateCode,
  name: 'Anna Kowal',
  seconds,
  issuedAt: editionEnds.toISOString(),
};

async function answerCheck(
  page: Page,
  answer: CheckedAnswer | { status: number; code: ProblemCode },
) {
  await page.route(`**${certificatePath}`, (route) =>
    route.fulfill('status' in answer ? refusal(answer) : { json: answer }),
  );
}

async function openAfter(page: Page, name: string | null = null) {
  await setEdition(page, new Date(editionEnds.getTime() + 60_000));
  await answerWith(page, 'paid');
  await setPlan(page, { certificate: { name, seconds, certificates: [] } });
  await page.goto('/robots.txt');
  await page.goto(`/pl/kongres#${token}`);
}

test('a name is typed once, the certificate is drawn, downloaded and checked', async ({
  page,
  complaints,
}) => {
  await openAfter(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(/18\s*godzin i\s*36\s*minut/);
  await page.getByRole('button', { name: own.draw }).click();
  await expect(page.getByLabel(own.name)).toBeFocused();
  await expect(main).toContainText(own.empty);
  await page.getByLabel(own.name).fill(hostile);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: own.title })).toBeFocused();
  await expect(main).toContainText(hostile);
  await expect(page.getByLabel(own.name)).toHaveCount(0);
  await page.route(`**${congressCertificateFilePath}?*`, (route) =>
    route.fulfill({
      body: '%PDF',
      headers: { 'Content-Disposition': 'attachment; filename="kongres-ai-certyfikat.pdf"' },
    }),
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: own.download.attendance }).click();
  expect((await download).suggestedFilename()).toBe('kongres-ai-certyfikat.pdf');
  await answerCheck(page, genuine);
  await page.getByRole('link', { name: own.check }).click();
  await expect(page.getByRole('heading', { name: check.true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Anna Kowal');
  expect(complaints).toEqual([]);
});

test('who was in no room is told so, and is asked for no name', async ({ page }) => {
  await setEdition(page, new Date(editionEnds.getTime() + 60_000));
  await answerWith(page, 'paid');
  await page.goto('/robots.txt');
  await page.goto(`/pl/kongres#${token}`);
  await expect(page.getByText(plain(own.none))).toBeVisible();
  await expect(page.getByLabel(own.name)).toHaveCount(0);
});

for (const [status, code, words] of [
  [404, 'not_found', check.unknown],
  [422, 'invalid_request', check.unknown],
  [429, 'too_many_requests', check.tooOften],
  [503, 'busy', check.failed],
] as const) {
  test(`a check that is answered with ${code} says what that means`, async ({ page }) => {
    await answerCheck(page, { status, code });
    await page.goto('/pl/zaswiadczenie');
    await page.getByLabel(check.code).fill('0000-0000-0000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(plain(words.title));
  });
}

test('the stack itself knows no code that nobody has drawn', async ({ page }) => {
  await page.goto('/pl/zaswiadczenie#0000-0000-0000');
  await expect(page.getByRole('alert')).toContainText(plain(check.unknown.title));
});

for (const width of sampleWidths('certificate')) {
  test(`axe finds nothing at ${width} px, and nothing is too wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await answerCheck(page, { ...genuine, name: 'W'.repeat(80) });
    await page.goto(`/pl/zaswiadczenie#${certificateCode}`);
    await page.getByRole('heading', { name: check.true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBeLessThanOrEqual(width);
    await openAfter(page);
    await page.getByLabel(own.name).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await wide()).toBeLessThanOrEqual(width);
  });
}

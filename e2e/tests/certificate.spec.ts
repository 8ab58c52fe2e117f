import type { Page } from '@playwright/test';
import { editionEnd } from '@kongres/content/facts/phases';
import type { VerifyCertificateResponse } from '@kongres/contract/certificate';
import { certificatePath, congressCertificateFilePath } from '@kongres/contract/paths';
import type { ProblemCode } from '@kongres/contract/problem';
import { sampleOrderToken } from '@kongres/contract/samples/order';
import { findAxeViolations, sampleWidths } from '../axe.ts';
import { mockEdition } from '../edition.ts';
import { mockOrder, buildRefusal } from '../order.ts';
import { certificateCode, mockAttendeeApi } from '../attendee-api.ts';
import { expect, test } from '../test.ts';
import { toTextPattern, getTexts } from '../texts.ts';

const { own, check } = getTexts('pl', 'certificate');
const seconds = [9000, 12_000, 20_000, 0, 13_000, 4000, 9000];
const hostile = '<img src=x onerror=alert(1)> Żółć \u202eabc';

const validCertificate: VerifyCertificateResponse = {
  kind: 'attendance',
  code: certificateCode,
  name: 'Anna Kowal',
  seconds,
  issuedAt: editionEnd.toISOString(),
};

async function mockVerification(
  page: Page,
  answer: VerifyCertificateResponse | { status: number; code: ProblemCode },
) {
  await page.route(`**${certificatePath}`, (route) =>
    route.fulfill('status' in answer ? buildRefusal(answer) : { json: answer }),
  );
}

async function openAfterCongress(page: Page, name: string | null = null) {
  await mockEdition(page, new Date(editionEnd.getTime() + 60_000));
  await mockOrder(page, 'paid');
  await mockAttendeeApi(page, { certificate: { name, seconds, certificates: [] } });
  await page.goto('/robots.txt');
  await page.goto(`/pl/kongres#${sampleOrderToken}`);
}

test('a certificate is issued with the entered name, downloaded and verified', async ({
  page,
  consoleErrors,
}) => {
  await openAfterCongress(page);
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
  await mockVerification(page, validCertificate);
  await page.getByRole('link', { name: own.check }).click();
  await expect(page.getByRole('heading', { name: check.true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Anna Kowal');
  expect(consoleErrors).toEqual([]);
});

test('without attendance the page explains why there is no certificate', async ({ page }) => {
  await mockEdition(page, new Date(editionEnd.getTime() + 60_000));
  await mockOrder(page, 'paid');
  await page.goto('/robots.txt');
  await page.goto(`/pl/kongres#${sampleOrderToken}`);
  await expect(page.getByText(toTextPattern(own.none))).toBeVisible();
  await expect(page.getByLabel(own.name)).toHaveCount(0);
});

for (const [status, code, words] of [
  [404, 'not_found', check.unknown],
  [422, 'invalid_request', check.unknown],
  [429, 'too_many_requests', check.tooOften],
  [503, 'busy', check.failed],
] as const) {
  test(`a verification that fails with ${code} shows an explanation`, async ({ page }) => {
    await mockVerification(page, { status, code });
    await page.goto('/pl/zaswiadczenie');
    await page.getByLabel(check.code).fill('0000-0000-0000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(toTextPattern(words.title));
  });
}

test('the API does not verify an unknown code', async ({ page }) => {
  await page.goto('/pl/zaswiadczenie#0000-0000-0000');
  await expect(page.getByRole('alert')).toContainText(toTextPattern(check.unknown.title));
});

for (const width of sampleWidths('certificate')) {
  test(`certificates have no axe violations and no overflow at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await mockVerification(page, { ...validCertificate, name: 'W'.repeat(80) });
    await page.goto(`/pl/zaswiadczenie#${certificateCode}`);
    await page.getByRole('heading', { name: check.true }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBeLessThanOrEqual(width);
    await openAfterCongress(page);
    await page.getByLabel(own.name).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await wide()).toBeLessThanOrEqual(width);
  });
}

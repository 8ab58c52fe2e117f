import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { renderSampleEmails } from '@kongres/api/test/samples/sample-emails';
import { languages, type Language, type LanguageCode } from '@kongres/content/facts/languages';
import { editionEnd } from '@kongres/content/facts/phases';
import { site } from '@kongres/content/facts/site';
import { findProgram } from '@kongres/tools/lib/find-program';
import { getLocalizedPath, pageTable } from '@kongres/contract/pages';
import { sampleOrderToken } from '@kongres/contract/samples/order';
import { shotOrigin, shotPages } from './config.ts';
import { createContactMessage, openContactForm } from './contact-form.ts';
import { getMiddayOfDay, firstSessionStart, mockEdition } from './edition.ts';
import { mockOrder } from './order.ts';
import { getTicketName } from './purchase.ts';
import { getTexts } from './texts.ts';

/** Screenshots of every page and state for manual review; needs a running stack. */
const folder = join(import.meta.dirname, '../.shots');
const widths = [390, 834, 1440];
const orderStates = [
  'awaiting',
  'processing',
  'paid',
  'expired',
  'refunding',
  'cancelled',
] as const;
const capturedLanguages = languages.filter(({ id }) => id === 'pl' || id === 'de');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: findProgram('chromium-headless-shell'),
  args: ['--no-sandbox'],
});
for (const language of capturedLanguages) {
  for (const width of widths) await capturePages(browser, language, width);
}
await captureStates(browser);
await captureOrders(browser);
await captureCongress(browser);
await captureContact(browser);
await captureEmails(browser);
await browser.close();
console.log(`screenshots in ${folder}`);

async function capturePages(from: Browser, language: Language, width: number) {
  const pages = pageTable.filter(({ id }) => shotPages.length === 0 || shotPages.includes(id));
  if (pages.length === 0) return;
  const page = await openPage(from, width);
  for (const { id } of pages) {
    await page.goto(shotOrigin + getLocalizedPath(id, language), { waitUntil: 'networkidle' });
    await scrollThroughPage(page);
    await page.screenshot({
      path: join(folder, `${language.path}-${id}-${width}.png`),
      fullPage: true,
    });
  }
  await page.context().close();
}

async function captureStates(from: Browser) {
  if (shotPages.length > 0 && !shotPages.includes('states')) return;
  for (const language of capturedLanguages) {
    for (const width of widths) {
      const page = await openPage(from, width);
      const { nav, groups } = getTexts(language.id, 'frame');
      const tickets = getTexts(language.id, 'tickets');
      const purchase = getTexts(language.id, 'purchase');
      const capture = (state: string) =>
        page.screenshot({ path: join(folder, `state-${language.path}-${state}-${width}.png`) });
      const home = shotOrigin + getLocalizedPath('home', language);
      const buy = shotOrigin + getLocalizedPath('tickets', language);

      await page.goto(home, { waitUntil: 'networkidle' });
      if (width >= 1280) {
        await page.getByRole('button', { name: groups.programme }).click();
        await capture('dropdown');
        await page.getByRole('button', { name: language.label }).click();
        await capture('languages');
      } else {
        await page.getByRole('button', { name: nav.open }).click();
        await page.locator('dialog[open] summary').first().click();
        await capture('menu');
      }
      await page.goto(home, { waitUntil: 'networkidle' });
      await page.evaluate(() => window.scrollTo(0, 400));
      await capture('scrolled');

      await page.goto(buy, { waitUntil: 'networkidle' });
      await page
        .getByRole('article', { name: getTicketName('premium') })
        .getByRole('button', { name: tickets.select })
        .click();
      await capture('dialog');
      await page.getByLabel(purchase.email).fill('ala');
      await page.getByRole('button', { name: purchase.submit }).click();
      await capture('dialog-error');
      await page.route('**/api/purchase/**', () => {});
      await page.getByLabel(purchase.email).fill('ala@example.com');
      await page.getByRole('button', { name: purchase.submit }).click();
      await capture('dialog-busy');

      await page.route('**/api/tickets', (route) =>
        route.fulfill({ json: { standard: 'sold_out', premium: 'open', vip: 'closed' } }),
      );
      await page.goto(buy, { waitUntil: 'networkidle' });
      await page.locator('#tickets').scrollIntoViewIfNeeded();
      await capture('sold-out');

      if (site.isUnderConstruction) {
        await page.evaluate(() => localStorage.clear());
        await page.goto(shotOrigin + getLocalizedPath('faq', language), {
          waitUntil: 'networkidle',
        });
        await page.locator('[popover]:popover-open').waitFor();
        await capture('popup');
      }
      await page.context().close();
    }
  }
}

async function captureOrders(from: Browser) {
  if (shotPages.length > 0 && !shotPages.includes('orders')) return;
  for (const language of capturedLanguages) {
    for (const width of widths) {
      for (const state of orderStates) {
        const page = await openPage(from, width);
        await mockOrder(page, state);
        await page.goto(`${shotOrigin}${getLocalizedPath('order', language)}#${sampleOrderToken}`);
        await page.locator(`[data-scene="${state}"]`).waitFor();
        await page.screenshot({
          path: join(folder, `order-${language.path}-${state}-${width}.png`),
          fullPage: true,
        });
        await page.context().close();
      }
    }
  }
}

/** The congress page before, during and after the congress, and with a refunded ticket. */
async function captureCongress(from: Browser) {
  if (shotPages.length > 0 && !shotPages.includes('congress')) return;
  const timeLeft = (12 * 24 * 60 + 3 * 60 + 18) * 60_000;
  const scenes = [
    { name: 'before', state: 'paid', now: new Date(firstSessionStart.getTime() - timeLeft) },
    { name: 'live', state: 'paid', now: getMiddayOfDay(5) },
    { name: 'after', state: 'paid', now: new Date(editionEnd.getTime() + 1) },
    { name: 'gone', state: 'refunded', now: getMiddayOfDay(5) },
  ] as const;
  for (const language of capturedLanguages) {
    for (const width of widths) {
      for (const { name, state, now } of scenes) {
        const page = await openPage(from, width);
        await mockOrder(page, state);
        await mockEdition(page, now);
        const address = shotOrigin + getLocalizedPath('congress', language);
        await page.goto(`${address}#${sampleOrderToken}`, { waitUntil: 'networkidle' });
        await page.screenshot({
          path: join(folder, `congress-${language.path}-${name}-${width}.png`),
          fullPage: true,
        });
        await page.context().close();
      }
    }
  }
}

/** The contact form with a topic, with validation errors, sending, failed and sent. */
async function captureContact(from: Browser) {
  if (shotPages.length > 0 && !shotPages.includes('contact')) return;
  for (const language of capturedLanguages) {
    for (const width of widths) {
      const page = await openPage(from, width);
      const address = `${shotOrigin}${getLocalizedPath('contact', language)}?topic=exhibitor`;
      const { form, fill, button, alert, status } = await openContactForm(
        page,
        language.id,
        address,
      );
      const capture = (state: string) =>
        form.screenshot({ path: join(folder, `contact-${language.path}-${state}-${width}.png`) });
      await capture('topic');
      await fill(createContactMessage({ name: '', email: 'ala', message: '' }));
      await button.click();
      await form.locator('[aria-invalid="true"]').first().waitFor();
      await capture('faults');
      await fill(createContactMessage());
      await page.route('**/api/contact', () => {});
      await button.click();
      await capture('sending');
      await alert.waitFor();
      await capture('failed');
      await page.unroute('**/api/contact');
      await button.click();
      await status.locator('p').waitFor();
      await capture('sent');
      await page.context().close();
    }
  }
}

/** Emails are rendered without the stack. */
async function captureEmails(from: Browser) {
  await captureDocuments(from, 'mail', { widths: [390, 700], height: 600 }, (id) =>
    renderSampleEmails(id).map(({ name, html }) => [name, html]),
  );
}

async function captureDocuments(
  from: Browser,
  kind: string,
  { widths, height }: { widths: readonly number[]; height: number },
  renderDocuments: (
    id: LanguageCode,
  ) => [name: string, html: string][] | Promise<[name: string, html: string][]>,
) {
  if (shotPages.length > 0 && !shotPages.includes(`${kind}s`)) return;
  const page = await from.newPage();
  for (const { id, path } of languages) {
    for (const [name, html] of await renderDocuments(id)) {
      await page.setContent(html);
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        await page.screenshot({
          path: join(folder, `${kind}-${path}-${name}-${width}.png`),
          fullPage: true,
        });
      }
    }
  }
  await page.close();
}

async function openPage(from: Browser, width: number): Promise<Page> {
  const context = await from.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto(shotOrigin);
  await page.evaluate(() => localStorage.setItem('welcomePopupClosed', 'true'));
  return page;
}

/** Scrolls once through the page so that lazy images load. */
async function scrollThroughPage(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

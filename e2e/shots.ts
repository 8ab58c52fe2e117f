import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { sampleMails } from '@kongres/api/test/samples/sample-mails';
import { languages, type Language, type LanguageCode } from '@kongres/content/facts/languages';
import { editionEnds } from '@kongres/content/facts/phases';
import { site } from '@kongres/content/facts/site';
import { installed } from '@kongres/tools/lib/installed';
import { addressOf, pageTable } from '@kongres/contract/pages';
import { shotOrigin, shotPages } from './config.ts';
import { newMessage, openForm } from './contact.ts';
import { duringDay, firstSession, setEdition } from './edition.ts';
import { answerWith, token } from './order.ts';
import { ticketName } from './purchase.ts';
import { textsOf } from './texts.ts';

/** Pictures of every page and state for people to look at; the stack must be running. */
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
const shown = languages.filter(({ id }) => id === 'pl' || id === 'de');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: installed('chromium-headless-shell'),
  args: ['--no-sandbox'],
});
for (const language of shown) {
  for (const width of widths) await shootPages(browser, language, width);
}
await shootStates(browser);
await shootOrders(browser);
await shootCongress(browser);
await shootContact(browser);
await shootMails(browser);
await browser.close();
console.log(`pictures in ${folder}`);

async function shootPages(from: Browser, language: Language, width: number) {
  const pages = pageTable.filter(({ id }) => shotPages.length === 0 || shotPages.includes(id));
  if (pages.length === 0) return;
  const page = await openPage(from, width);
  for (const { id } of pages) {
    await page.goto(shotOrigin + addressOf(id, language), { waitUntil: 'networkidle' });
    await bringEverythingNear(page);
    await page.screenshot({
      path: join(folder, `${language.path}-${id}-${width}.png`),
      fullPage: true,
    });
  }
  await page.context().close();
}

async function shootStates(from: Browser) {
  if (shotPages.length > 0 && !shotPages.includes('states')) return;
  for (const language of shown) {
    for (const width of widths) {
      const page = await openPage(from, width);
      const { nav, groups } = textsOf(language.id, 'frame');
      const tickets = textsOf(language.id, 'tickets');
      const purchase = textsOf(language.id, 'purchase');
      const shoot = (state: string) =>
        page.screenshot({ path: join(folder, `state-${language.path}-${state}-${width}.png`) });
      const home = shotOrigin + addressOf('home', language);
      const buy = shotOrigin + addressOf('tickets', language);

      await page.goto(home, { waitUntil: 'networkidle' });
      if (width >= 1280) {
        await page.getByRole('button', { name: groups.programme }).click();
        await shoot('dropdown');
        await page.getByRole('button', { name: language.label }).click();
        await shoot('languages');
      } else {
        await page.getByRole('button', { name: nav.open }).click();
        await page.locator('dialog[open] summary').first().click();
        await shoot('menu');
      }
      await page.goto(home, { waitUntil: 'networkidle' });
      await page.evaluate(() => window.scrollTo(0, 400));
      await shoot('scrolled');

      await page.goto(buy, { waitUntil: 'networkidle' });
      await page
        .getByRole('article', { name: ticketName('premium') })
        .getByRole('button', { name: tickets.select })
        .click();
      await shoot('dialog');
      await page.getByLabel(purchase.email).fill('ala');
      await page.getByRole('button', { name: purchase.submit }).click();
      await shoot('dialog-error');
      await page.route('**/api/purchase/**', () => {});
      await page.getByLabel(purchase.email).fill('ala@example.com');
      await page.getByRole('button', { name: purchase.submit }).click();
      await shoot('dialog-busy');

      await page.route('**/api/tickets', (route) =>
        route.fulfill({ json: { standard: 'sold_out', premium: 'open', vip: 'closed' } }),
      );
      await page.goto(buy, { waitUntil: 'networkidle' });
      await page.locator('#tickets').scrollIntoViewIfNeeded();
      await shoot('sold-out');

      if (site.isUnderConstruction) {
        await page.evaluate(() => localStorage.clear());
        await page.goto(shotOrigin + addressOf('faq', language), { waitUntil: 'networkidle' });
        await page.locator('[popover]:popover-open').waitFor();
        await shoot('popup');
      }
      await page.context().close();
    }
  }
}

async function shootOrders(from: Browser) {
  if (shotPages.length > 0 && !shotPages.includes('orders')) return;
  for (const language of shown) {
    for (const width of widths) {
      for (const state of orderStates) {
        const page = await openPage(from, width);
        await answerWith(page, state);
        await page.goto(`${shotOrigin}${addressOf('order', language)}#${token}`);
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

/** The congress before its first day, on a gala's day and when it is over, and a door that stays shut. */
async function shootCongress(from: Browser) {
  if (shotPages.length > 0 && !shotPages.includes('congress')) return;
  const wait = (12 * 24 * 60 + 3 * 60 + 18) * 60_000;
  const scenes = [
    { name: 'before', state: 'paid', now: new Date(firstSession.getTime() - wait) },
    { name: 'live', state: 'paid', now: duringDay(5) },
    { name: 'after', state: 'paid', now: new Date(editionEnds.getTime() + 1) },
    { name: 'gone', state: 'refunded', now: duringDay(5) },
  ] as const;
  for (const language of shown) {
    for (const width of widths) {
      for (const { name, state, now } of scenes) {
        const page = await openPage(from, width);
        await answerWith(page, state);
        await setEdition(page, now);
        const address = shotOrigin + addressOf('congress', language);
        await page.goto(`${address}#${token}`, { waitUntil: 'networkidle' });
        await page.screenshot({
          path: join(folder, `congress-${language.path}-${name}-${width}.png`),
          fullPage: true,
        });
        await page.context().close();
      }
    }
  }
}

/** The contact form at rest, with a topic, with faults, sending, failed, refused and sent. */
async function shootContact(from: Browser) {
  if (shotPages.length > 0 && !shotPages.includes('contact')) return;
  for (const language of shown) {
    for (const width of widths) {
      const page = await openPage(from, width);
      const address = `${shotOrigin}${addressOf('contact', language)}?topic=exhibitor`;
      const { form, fill, button, alert, status } = await openForm(page, language.id, address);
      const shoot = (state: string) =>
        form.screenshot({ path: join(folder, `contact-${language.path}-${state}-${width}.png`) });
      await shoot('topic');
      await fill(newMessage({ name: '', email: 'ala', message: '' }));
      await button.click();
      await form.locator('[aria-invalid="true"]').first().waitFor();
      await shoot('faults');
      await fill(newMessage());
      await page.route('**/api/contact', () => {});
      await button.click();
      await shoot('sending');
      await alert.waitFor();
      await shoot('failed');
      await page.unroute('**/api/contact');
      await button.click();
      await status.locator('p').waitFor();
      await shoot('sent');
      await page.context().close();
    }
  }
}

/** Every mail in every language; they need no stack. */
async function shootMails(from: Browser) {
  await shootDocuments(from, 'mail', { widths: [390, 700], height: 600 }, (id) =>
    sampleMails(id).map(({ name, html }) => [name, html]),
  );
}

/** Documents that are no pages of the site, each by its name. */
async function shootDocuments(
  from: Browser,
  kind: string,
  { widths, height }: { widths: readonly number[]; height: number },
  documentsIn: (
    id: LanguageCode,
  ) => [name: string, html: string][] | Promise<[name: string, html: string][]>,
) {
  if (shotPages.length > 0 && !shotPages.includes(`${kind}s`)) return;
  const page = await from.newPage();
  for (const { id, path } of languages) {
    for (const [name, html] of await documentsIn(id)) {
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

/** Drawings load when they come near, so the whole page is passed by once. */
async function bringEverythingNear(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

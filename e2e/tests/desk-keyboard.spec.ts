import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { issueTicket } from '../builders/tickets.ts';
import { databaseUrl } from '../config.ts';
import { query } from '../database.ts';
import { deskOrigin, inviteByCommand, join, newEmail } from '../desk.ts';
import { expect, test } from '../test.ts';

interface Stop {
  name: string;
  /** What is wrong with it; null for nothing. */
  fault: string | null;
  /** Whether it comes before the last one, as it is read. */
  isBack: boolean;
  /** Whether the round has been made. */
  isAgain: boolean;
}

/** Where the focus has gone to; null for out of the page. */
function lookAtStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const walked = window as { first?: Element; last?: Element };
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    walked.first ??= element;
    const { first, last } = walked;
    walked.last = element;
    const isBack = Boolean(
      last && last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING,
    );
    const fault = faultOf(element);
    const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null;
    const name = labels?.[0]?.textContent ?? element.textContent;
    return {
      name,
      fault: fault && `${fault}: ${element.outerHTML.slice(0, 100)}`,
      isBack,
      isAgain: Boolean(last) && element === first,
    };

    function faultOf(stop: Element): string | null {
      // A frame that runs nothing, and the calendar within a date's field, are marked by the browser.
      const isCalendar = stop.matches('[type="date"]:not(:focus-visible)');
      if (stop instanceof HTMLIFrameElement || isCalendar) return null;
      // What is drawn by its label is marked there.
      const label = 'labels' in stop ? (stop.labels as NodeListOf<Element> | null)?.[0] : null;
      const drawn = [stop, label, stop.parentElement].find((each) => {
        if (!each) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(each);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      if (!drawn) return 'not marked';
      const { left, right, top, bottom } = drawn.getBoundingClientRect();
      const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      if (!isInSight) return 'out of sight';
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const over = document.elementFromPoint(x, y);
      const isOnTop = over && (drawn.contains(over) || over.contains(drawn));
      return isOnTop ? null : `covered by ${over?.outerHTML.slice(0, 60)}`;
    }
  });
}

/** Once round by Tab. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 500; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await lookAtStop(page);
    if (stop?.isAgain) return [...stops, stop];
    if (stop) stops.push(stop);
  }
  throw new Error(
    `Tab stays in ${stops
      .slice(-4)
      .map(({ name }) => name)
      .join(', ')}`,
  );
}

test('Tab comes to everything on every screen, in sight and marked, and out again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await join(page, await inviteByCommand('Klawiatura', newEmail(), 'owner'));
  const { number } = await issueTicket(newEmail());
  const [message] = await query<{ number: number }>(
    `insert into contact_message (name, email, subject, message, language)
      values ('Ala', 'ala@example.com', 'Pytanie', 'Dzień dobry', 'pl') returning number`,
    [],
    databaseUrl,
  );
  for (const path of [
    '/overview',
    '/launch',
    `/orders?q=KAI-${number}&order=${number}`,
    '/issuing',
    '/sale',
    '/live?day=6&session=roast-ai',
    '/live?room=gala',
    '/announcements',
    '/announcements/one',
    `/messages?topic=none&message=${message?.number}`,
    '/footer?language=es',
    '/me',
    '/nowhere',
  ]) {
    await page.goto(deskOrigin + path);
    await page
      .getByRole('heading', { level: /message=|order=|session=|room=/.test(path) ? 2 : 1 })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const stops = await walk(page);
    const faults = stops.flatMap(({ fault }) => fault ?? []);
    expect([path, faults]).toEqual([path, []]);
    // As it is read, and after the end from the top, where the first stop leads past the bar.
    const back = stops.filter(({ isBack }) => isBack).map(({ name }) => name);
    expect([path, back]).toEqual([path, ['Przejdź do treści']]);
    expect([path, stops.some(({ name }) => name.startsWith('Klawiatura'))]).toEqual([path, true]);
  }
});

async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('by keys alone: from the slash to an order, along the list, into a question and out, by day', async ({
  page,
}) => {
  await join(page, await inviteByCommand('Klawiatura', newEmail(), 'owner'));
  const word = randomUUID();
  const one = await issueTicket(`one-${word}@example.com`);
  const two = await issueTicket(`two-${word}@example.com`);
  const numbers = [two.number, one.number];
  await page.goto(`${deskOrigin}/people`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  const [newer, older] = numbers.map((number) =>
    page.getByRole('button', { name: `KAI-${number}` }),
  );
  const [drawer, next] = numbers.map((number) =>
    page.getByRole('region', { name: `KAI-${number}` }),
  );
  if (!newer || !older || !drawer || !next) throw new Error('there are two orders');
  await newer.waitFor();
  await tabTo(page, newer);
  await page.keyboard.press('Enter');
  await expect(drawer).toContainText(`two-${word}`);
  await page.keyboard.press('ArrowDown');
  await expect(next).toContainText(`one-${word}`);
  await expect(older).toBeFocused();
  const resend = next.getByRole('button', { name: 'Wyślij ponownie' });
  await tabTo(page, resend);
  await page.keyboard.press('Enter');
  await expect(next.getByText('Bilet jest w drodze.').first()).toBeVisible();
  const revoke = next.getByRole('button', { name: 'Cofnij bilet' });
  await tabTo(page, revoke);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question.getByRole('button', { name: 'Tak, zrób to' })).toBeFocused();
  // Round and round within the question, which Escape ends without a deed.
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Nie' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(revoke).toBeFocused();
  await expect(next).toContainText('opłacone');
  await page.keyboard.press('Escape');
  await expect(next).toHaveCount(0);
  await expect(older).toBeFocused();

  await page.goto(`${deskOrigin}/live?day=1`);
  const second = page.getByRole('group', { name: 'Dni' }).getByRole('button').nth(1);
  await second.waitFor();
  await tabTo(page, second);
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/day=2/);
});

import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { issueTicket } from '../builders/tickets.ts';
import { databaseUrl } from '../config.ts';
import { runQuery } from '../database.ts';
import { deskOrigin, createInvitation, joinDesk, createEmailAddress } from '../desk.ts';
import { expect, test } from '../test.ts';

interface FocusStop {
  name: string;
  /** Null if the focus is visible. */
  fault: string | null;
  /** Precedes the previous stop in document order. */
  isBack: boolean;
  /** The first stop, reached again. */
  isFirstAgain: boolean;
}

/** Inspects the focused element; null if the focus is outside the page. */
function inspectFocus(page: Page): Promise<FocusStop | null> {
  return page.evaluate(() => {
    const visited = window as { first?: Element; last?: Element };
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    visited.first ??= element;
    const { first, last } = visited;
    visited.last = element;
    const isBack = Boolean(
      last && last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING,
    );
    const fault = findFault(element);
    const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null;
    const name = labels?.[0]?.textContent ?? element.textContent;
    return {
      name,
      fault: fault && `${fault}: ${element.outerHTML.slice(0, 100)}`,
      isBack,
      isFirstAgain: Boolean(last) && element === first,
    };

    function findFault(stop: Element): string | null {
      // The browser marks sandboxed frames and the date picker itself.
      const isCalendar = stop.matches('[type="date"]:not(:focus-visible)');
      if (stop instanceof HTMLIFrameElement || isCalendar) return null;
      // Visually hidden inputs show the outline on their label.
      const label = 'labels' in stop ? (stop.labels as NodeListOf<Element> | null)?.[0] : null;
      const outlined = [stop, label, stop.parentElement].find((each) => {
        if (!each) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(each);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      if (!outlined) return 'no outline';
      const { left, right, top, bottom } = outlined.getBoundingClientRect();
      const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      if (!isInSight) return 'outside the viewport';
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const over = document.elementFromPoint(x, y);
      const isOnTop = over && (outlined.contains(over) || over.contains(outlined));
      return isOnTop ? null : `covered by ${over?.outerHTML.slice(0, 60)}`;
    }
  });
}

/** Presses Tab until the first stop comes again. */
async function collectFocusStops(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (let presses = 0; presses < 500; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await inspectFocus(page);
    if (stop?.isFirstAgain) return [...stops, stop];
    if (stop) stops.push(stop);
  }
  throw new Error(
    `Tab stays in ${stops
      .slice(-4)
      .map(({ name }) => name)
      .join(', ')}`,
  );
}

test('Tab reaches every control on every screen in order with a visible focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await joinDesk(page, await createInvitation('Klawiatura', createEmailAddress(), 'owner'));
  const { number } = await issueTicket(createEmailAddress());
  const [message] = await runQuery<{ number: number }>(
    `insert into contact_message (name, email, subject, message, language)
      values ('Ala', 'ala@example.com', 'Pytanie', 'Dzień dobry', 'pl') returning number`,
    [],
    databaseUrl,
  );
  for (const path of [
    '/overview',
    '/launch-checklist',
    `/orders?q=KAI-${number}&order=${number}`,
    '/complimentary-tickets',
    '/quotas',
    '/live?day=6&session=roast-ai',
    '/live?room=gala',
    '/announcements',
    '/announcements/details',
    `/messages?topic=none&message=${message?.number}`,
    '/footer?language=es',
    '/account',
    '/nowhere',
  ]) {
    await page.goto(deskOrigin + path);
    await page
      .getByRole('heading', { level: /message=|order=|session=|room=/.test(path) ? 2 : 1 })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const stops = await collectFocusStops(page);
    const faults = stops.flatMap(({ fault }) => fault ?? []);
    expect([path, faults]).toEqual([path, []]);
    // Only the skip link at the top precedes the previous stop.
    const back = stops.filter(({ isBack }) => isBack).map(({ name }) => name);
    expect([path, back]).toEqual([path, ['Przejdź do treści']]);
    expect([path, stops.some(({ name }) => name.startsWith('Klawiatura'))]).toEqual([path, true]);
  }
});

async function pressTabUntilFocused(page: Page, target: Locator) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('search, order list, confirmation dialog and day switch work by keyboard', async ({
  page,
}) => {
  await joinDesk(page, await createInvitation('Klawiatura', createEmailAddress(), 'owner'));
  const word = randomUUID();
  const one = await issueTicket(`one-${word}@example.com`);
  const two = await issueTicket(`two-${word}@example.com`);
  const numbers = [two.number, one.number];
  await page.goto(`${deskOrigin}/staff`);
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
  if (!newer || !older || !drawer || !next) throw new Error('expected two orders');
  await newer.waitFor();
  await pressTabUntilFocused(page, newer);
  await page.keyboard.press('Enter');
  await expect(drawer).toContainText(`two-${word}`);
  await page.keyboard.press('ArrowDown');
  await expect(next).toContainText(`one-${word}`);
  await expect(older).toBeFocused();
  const resend = next.getByRole('button', { name: 'Wyślij ponownie' });
  await pressTabUntilFocused(page, resend);
  await page.keyboard.press('Enter');
  await expect(next.getByText('Bilet jest w drodze.').first()).toBeVisible();
  const revoke = next.getByRole('button', { name: 'Unieważnij bilet' });
  await pressTabUntilFocused(page, revoke);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question.getByRole('button', { name: 'Tak, zrób to' })).toBeFocused();
  // The dialog traps the focus, and Escape cancels it.
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
  await pressTabUntilFocused(page, second);
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/day=2/);
});

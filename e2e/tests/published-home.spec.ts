import { figures } from '@kongres/content/facts/figures';
import { edition } from '@kongres/content/facts/edition';
import { formatNumber } from '@kongres/content/format/number';
import { exhibitors, sessions } from '../published/congress.ts';
import { expect, test } from '../published/test.ts';
import { getTexts } from '../texts.ts';

const { hero, schedule, speakers, published } = getTexts('pl', 'home');

test('the figures of the hero agree with what is published', async ({ page }) => {
  await page.goto('/pl');
  const getFigure = (label: string) =>
    page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd');
  await expect(getFigure(hero.figures.exhibitors)).toHaveText(
    formatNumber(exhibitors.length, 'pl'),
  );
  const lectures = sessions.filter(
    ({ type, isCancelled }) => ['keynote', 'panel', 'presentation'].includes(type) && !isCancelled,
  );
  await expect(getFigure(hero.figures.lectures)).toHaveText(formatNumber(lectures.length, 'pl'));
  const participants = figures.find(({ id }) => id === 'participants');
  await expect(getFigure(`${hero.figures.participants} (${hero.planned})`)).toHaveText(
    `${formatNumber(participants?.value ?? 0, 'pl')}+`,
  );
});

test('home shows six speakers with name, hour and page', async ({ page }) => {
  await page.goto('/pl');
  const people = page.getByRole('list', { name: speakers.label }).getByRole('listitem');
  await expect(people).toHaveCount(6);
  for (const person of await people.all()) {
    await expect(person.getByRole('link')).toHaveAttribute('href', /^\/pl\/prelegenci\/.+/);
    await expect(person.locator('img')).toHaveAttribute('src', /.+/);
    await expect(person).toContainText(/\d{1,2}:\d{2}/);
  }
});

test('the week on home shows the sessions of each day and leads to them', async ({ page }) => {
  await page.goto('/pl');
  const days = page.getByRole('list', { name: schedule.days }).locator('> li');
  await expect(days).toHaveCount(edition.dayCount);
  for (const day of await days.all()) {
    await expect(day.locator('svg path')).toHaveAttribute('d', /^M\d/);
    await expect(day.getByRole('link').first()).toHaveAttribute('href', /^\/pl\/program\/2/);
  }
});

test('the plan on home lights the three exhibitors beside it', async ({ page, request }) => {
  await page.goto('/pl');
  const { samplesLabel } = published.exhibitors.expo;
  await expect(page.getByRole('list', { name: samplesLabel }).locator('li')).toHaveCount(3);
  const plan = await (await request.get('/art/floor-plan.svg')).text();
  expect(plan.match(/stroke-width="3"/g)).toHaveLength(3);
});

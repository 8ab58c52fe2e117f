import { brand } from '@kongres/content/facts/brand';
import { edition, publication } from '@kongres/content/facts/edition';
import { claims, figures } from '@kongres/content/facts/figures';
import { galas } from '@kongres/content/facts/galas';
import { languages } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { tickets } from '@kongres/content/facts/tickets';
import { formatDay } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import { formatNumber } from '@kongres/content/format/number';
import { listEntries } from '@kongres/content/model/read-entries';
import { getLocalizedPath } from '@kongres/contract/pages';
import { fetchPage, findByName, findInMain } from '../served-page.ts';
import {
  findInside,
  findSection,
  getTextStart,
  listLinkTargets,
  normaliseText,
  pickText,
  readText,
} from '../specification/page-parts.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

for (const language of languages) {
  const { id: code } = language;
  const home = getTexts(code, 'home');
  const toPath = (page: Parameters<typeof getLocalizedPath>[0]) => getLocalizedPath(page, language);

  test(`the hero in ${code} has brand, year, texts, figures and both buttons`, async ({
    request,
  }) => {
    const page = await fetchPage(request, toPath('home'));
    const [heading] = findByName(page, 'h1');
    const [suffix] = findByName(page, 'mark');
    expect(heading && readText(heading)).toBe(brand.full);
    expect(suffix && readText(suffix)).toBe(brand.suffix);
    const [hero] = findInMain(page, 'section');
    if (!hero) throw new Error('no hero');
    const words = readText(hero);
    const { title, subtitle, description, planned } = home.hero;
    for (const text of [title, subtitle, description, planned]) {
      expect(words).toContain(getTextStart(text));
    }
    expect(words).toContain(edition.firstDay.slice(0, 4));
    const links = findInside(hero, 'a').map((link) => [readText(link), link.attribs['href']]);
    for (const [label, id] of [
      [home.hero.register, 'tickets'],
      [home.hero.program, 'programme'],
    ] as const) {
      expect(links).toContainEqual([expect.stringContaining(normaliseText(label)), toPath(id)]);
    }
    const labels = findInside(hero, 'dt').map(readText);
    const values = findInside(hero, 'dd').map(readText);
    for (const [index, { id, value }] of figures.entries()) {
      expect(labels[index]).toContain(normaliseText(home.hero.figures[id]));
      const figure = fillText(home.hero.figure, { n: formatNumber(value, code) });
      expect(values[index]).toContain(normaliseText(figure));
    }
    expect(values).toHaveLength(figures.length);
  });

  test(`the sections of home in ${code} have the specified order`, async ({ request }) => {
    const page = await fetchPage(request, toPath('home'));
    const headings = findInMain(page, 'h2').map(readText);
    const places = [
      home.features.title,
      home.speakers.title,
      home.schedule.title,
      home.expo.title,
      home.events.title,
      getTexts(code, 'tickets').title,
      getTexts(code, 'faq').title,
      getTexts(code, 'contact').title,
    ].map((title) => headings.findIndex((heading) => heading.startsWith(getTextStart(title))));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test(`both teasers of home in ${code} announce the day of publication without a name`, async ({
    request,
  }) => {
    const page = await fetchPage(request, toPath('home'));
    for (const [title, day] of [
      [home.speakers.title, publication.speakers],
      [home.schedule.title, publication.schedule],
    ] as const) {
      const words = readText(findSection(page, title));
      expect(words).toContain(normaliseText(formatDay(day, code, 'dayAndMonth')));
      for (const { name } of listEntries('speakers')) expect(words).not.toContain(name);
    }
  });

  test(`the expo teaser in ${code} has links, three sample exhibitors, tables and demos`, async ({
    request,
  }) => {
    const page = await fetchPage(request, toPath('home'));
    const section = findSection(page, home.expo.title);
    const links = listLinkTargets(section);
    expect(links).toContain(toPath('for-exhibitors'));
    expect(links).toContain(toPath('expo'));
    expect(links).toContain(`${toPath('expo')}#live-demo`);
    const { categories } = getTexts(code, 'exhibitors');
    const cards = findInside(section, 'li')
      .map(readText)
      .flatMap((words) => {
        const entry = listEntries('exhibitors').find(({ name }) => words.includes(name));
        return entry ? [{ words, entry }] : [];
      });
    expect(cards).toHaveLength(3);
    for (const { words, entry } of cards) {
      expect(words).toContain(normaliseText(categories[entry.category]));
      expect(words).toContain(entry.stand);
      expect(words).toContain(pickText(entry.demo, code));
    }
    const tables = findInside(section, 'article').map(readText);
    expect(tables.join()).toContain(String(claims.networkingTables));
    expect(readText(section)).toContain(normaliseText(home.expo.demos.link));
  });

  test(`home in ${code} links galas, group tickets, FAQ and AI Challenge in its own language`, async ({
    request,
  }) => {
    const page = await fetchPage(request, toPath('home'));
    const shown = galas.filter(({ onHome }) => onHome).map(({ id }) => toPath(id));
    expect(listLinkTargets(findSection(page, home.events.title))).toEqual(shown);
    const { group, title } = getTexts(code, 'tickets');
    const sale = findSection(page, title);
    expect(readText(sale)).toContain(getTextStart(group.split('<')[0] ?? ''));
    expect(listLinkTargets(sale).map((href) => href.split('?')[0])).toContain(toPath('contact'));
    const faq = findSection(page, getTexts(code, 'faq').title);
    expect(listLinkTargets(faq)).toContain(toPath('contact'));
    expect(listLinkTargets(findSection(page, home.features.title))).toContain(
      `${toPath('programme')}#ai-challenge`,
    );
  });

  test(`home in ${code} shows every ticket, the questions and the contact block`, async ({
    request,
  }) => {
    const page = await fetchPage(request, toPath('home'));
    const sale = findSection(page, getTexts(code, 'tickets').title);
    const cards = findInside(sale, 'h3').map(readText);
    for (const { name } of tickets) expect(cards).toContain(name);
    const faq = findSection(page, getTexts(code, 'faq').title);
    const asked = findInside(faq, 'summary').map(readText);
    for (const { question, isFurther } of listEntries('questions')) {
      if (!isFurther) expect(asked).toContain(pickText(question, code));
    }
    const contact = findSection(page, getTexts(code, 'contact').title);
    const words = readText(contact);
    const { locationText, form } = getTexts(code, 'contact');
    for (const text of [locationText, organiser.name, organiser.taxNumber, organiser.phone]) {
      expect(words).toContain(normaliseText(text));
    }
    expect(listLinkTargets(contact)).toContain(`mailto:${organiser.email}`);
    expect(findInside(contact, 'form').map(({ attribs }) => attribs['aria-label'])).toEqual([
      form.label,
    ]);
  });
}

import { getRow } from '@kongres/content/facts/collection';
import { getCongressDay, publication } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { partnerPackages } from '@kongres/content/facts/partner-packages';
import {
  addVat,
  findLowestPriceBeforeReduction,
  getNetPrice,
  getOriginalPrice,
} from '@kongres/content/facts/price';
import { scheduleItems, sessionTypes } from '@kongres/content/facts/programme';
import { tickets } from '@kongres/content/facts/tickets';
import { zones } from '@kongres/content/facts/zones';
import { formatDay, formatTime } from '@kongres/content/format/date';
import { formatMoney, formatNumber } from '@kongres/content/format/number';
import { listEntries } from '@kongres/content/model/read-entries';
import { getLocalizedPath, type PageId } from '@kongres/contract/pages';
import { fetchPage, findByName, findElements, findInMain, getMetaContent } from '../served-page.ts';
import {
  findInside,
  findSection,
  getTextStart,
  listLinkTargets,
  normaliseText,
  pickText,
  readText,
  type Part,
} from '../specification/page-parts.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

for (const language of languages) {
  const { id: code } = language;
  const toPath = (page: PageId) => getLocalizedPath(page, language);

  test(`the programme in ${code} has its tracks, sessions and every type of item`, async ({
    request,
  }) => {
    const page = await fetchPage(request, toPath('programme'));
    const { tracks, types } = getTexts(code, 'programme');
    const section = findSection(page, tracks.title);
    const headings = findInside(section, 'h3').map(readText);
    for (const { name } of listEntries('tracks')) expect(headings).toContain(pickText(name, code));
    const cards = findInside(section, 'article');
    for (const { title, starts, room, speakers, seats } of listEntries('sessions')) {
      const card = cards.map(readText).find((words) => words.includes(pickText(title, code))) ?? '';
      const place = getRow(listEntries('rooms'), room);
      expect(card, pickText(title, code)).toContain(formatStart(starts, code));
      expect(card).toContain(formatNumber(seats ?? place.seats, code));
      expect(card).toContain(room.toUpperCase());
      for (const id of speakers ?? []) {
        expect(card).toContain(getRow(listEntries('speakers'), id).name);
      }
    }
    const shown = findInMain(page, 'li').map(({ attribs }) => attribs['data-type']);
    for (const { type } of scheduleItems) expect(shown).toContain(type);
    const words = findInMain(page, 'ol').map(readText).join(' ');
    for (const { id } of sessionTypes) expect(words).toContain(normaliseText(types[id]));
  });

  test(`the galas in ${code} have description, time, reasons and a note on who may enter`, async ({
    request,
  }) => {
    const { whoText, entry } = getTexts(code, 'gala');
    for (const { id, day, starts } of galas) {
      const texts = getTexts(code, id);
      const page = await fetchPage(request, toPath(id));
      const words = findByName(page, 'main').map(readText).join();
      for (const text of [texts.intro, whoText, entry.text]) {
        expect(words).toContain(getTextStart(text));
      }
      expect(words).toContain(normaliseText(formatDay(getCongressDay(day), code, 'dayAndMonth')));
      expect(words).toContain(formatStart(starts, code));
      const items = findInside(findSection(page, texts.highlights.title), 'h3').map(readText);
      expect(items).toEqual(texts.highlights.items.map(({ title }) => normaliseText(title)));
      const reasons = findInside(findSection(page, texts.reasons.title), 'li').map(readText);
      expect(reasons).toEqual(texts.reasons.items.map((reason) => normaliseText(reason)));
    }
  });

  test(`Roast AI in ${code} lists its performers, Prompt Awards every category`, async ({
    request,
  }) => {
    const roast = await fetchPage(request, toPath('roast-ai'));
    const { performers } = getTexts(code, 'roast-ai');
    const names = findInside(findSection(roast, performers.title), 'h3').map(readText);
    expect(names.toSorted()).toEqual(
      listEntries('performers')
        .map(({ name }) => name)
        .toSorted(),
    );
    const awards = await fetchPage(request, toPath('prompt-awards'));
    const listed = findInMain(awards, 'h3').map(readText);
    for (const { name } of listEntries('award-categories')) {
      expect(listed).toContain(pickText(name, code));
    }
  });

  test(`the speakers in ${code} have name, role, bio, topics and initials, and a notice the day of the full list`, async ({
    request,
  }) => {
    const page = await fetchPage(request, toPath('speakers'));
    const { notice } = getTexts(code, 'speakers-page');
    const section = findSection(page, notice.title);
    expect(readText(section)).toContain(
      normaliseText(formatDay(publication.speakers, code, 'dayAndMonth')),
    );
    const { topics } = getTexts(code, 'speakers');
    const cards = findInside(section, 'li').filter((card) => findInside(card, 'h3').length > 0);
    for (const speaker of listEntries('speakers')) {
      const card = cards.find((each) => readText(each).includes(speaker.name));
      if (!card) throw new Error(`no card of ${speaker.name}`);
      const words = readText(card);
      expect(words).toContain(pickText(speaker.role, code));
      expect(words).toContain(pickText(speaker.bio, code));
      const tags = findInside(card, 'li').map(readText);
      expect(tags).toEqual(speaker.topics.map((topic) => normaliseText(topics[topic])));
      const avatar = findWithState(card);
      expect(avatar?.attribs['data-state']).toBe('idle');
      expect(avatar && readText(avatar)).toBe(speaker.name.replaceAll(/(\p{L})\S*\s*/gu, '$1'));
    }
  });

  test(`the expo in ${code} has its buttons, unlimited tables, later demos and the exhibitors`, async ({
    request,
  }) => {
    const page = await fetchPage(request, toPath('expo'));
    const texts = getTexts(code, 'expo');
    const controls = findByName(page, 'button', 'a').map(readText);
    expect(controls).toContain(normaliseText(texts.plan.open));
    const links = findInMain(page, 'a').map((link) => [readText(link), link.attribs['href']]);
    expect(links).toContainEqual([normaliseText(texts.become), toPath('for-exhibitors')]);
    const tables = readText(findSection(page, texts.tables.title));
    expect(tables).toContain(normaliseText(getTexts(code, 'promises').moreTablesSentence));
    expect(readText(findSection(page, texts.demos.title))).toContain(
      getTextStart(texts.demos.text),
    );
    const list = findSection(page, texts.list.title);
    const { categories } = getTexts(code, 'exhibitors');
    const cards = findInside(list, 'li');
    for (const { name, stand, category, demo } of listEntries('exhibitors')) {
      const card = cards.find((each) => readText(each).includes(name));
      if (!card) throw new Error(`no card of ${name}`);
      expect(findInside(card, 'img')).toHaveLength(1);
      const words = readText(card);
      for (const text of [categories[category], texts.list.booth, stand, texts.list.demo]) {
        expect(words).toContain(normaliseText(text));
      }
      expect(words).toContain(pickText(demo, code));
    }
  });

  test(`the zones in ${code} are listed with text and audience`, async ({ request }) => {
    const page = await fetchPage(request, toPath('zones'));
    const { items } = getTexts(code, 'zones-page');
    const { names } = getTexts(code, 'zones');
    const cards = findInMain(page, 'li').filter((card) => findInside(card, 'h2').length > 0);
    expect(cards.map(({ attribs }) => attribs['id'])).toEqual(zones.map(({ id }) => id));
    for (const [index, { id }] of zones.entries()) {
      const words = cards[index] ? readText(cards[index]) : '';
      for (const text of [names[id], items[id].text, items[id].forWhom]) {
        expect(words).toContain(getTextStart(text));
      }
    }
  });

  test(`the workshops in ${code} have every field, lead to the tickets, and list to the programme`, async ({
    request,
  }) => {
    const page = await fetchPage(request, toPath('workshops'));
    const { fields } = getTexts(code, 'workshops-page');
    const { categories, levels } = getTexts(code, 'workshops');
    const cards = findInMain(page, 'article');
    for (const workshop of listEntries('workshops')) {
      const title = pickText(workshop.title, code);
      const card = cards.find((each) => readText(each).includes(title));
      if (!card) throw new Error(`no card of ${title}`);
      expect(findInside(card, 'dt').map(readText)).toEqual(
        Object.values(fields).map((field) => normaliseText(field)),
      );
      const words = readText(card);
      for (const text of [
        categories[workshop.category],
        levels[workshop.level],
        String(workshop.hours),
        String(workshop.seats),
        getRow(listEntries('speakers'), workshop.instructor).name,
        pickText(workshop.description, code),
        pickText(workshop.prerequisites, code),
      ]) {
        expect(words).toContain(normaliseText(text));
      }
      expect(listLinkTargets(card)).toContain(toPath('tickets'));
    }
    const links = findInMain(page, 'a').map(({ attribs }) => attribs['href']);
    expect(links).toContain(`${toPath('programme')}?type=workshop`);
  });

  test(`the contact page in ${code} has the organiser's details and the form`, async ({
    request,
  }) => {
    const page = await fetchPage(request, toPath('contact'));
    const words = findByName(page, 'main').map(readText).join();
    const { locationText, form } = getTexts(code, 'contact');
    for (const text of [
      locationText,
      organiser.name,
      organiser.street,
      organiser.taxNumber,
      organiser.registerCourt,
      organiser.registerNumber,
    ]) {
      expect(words).toContain(normaliseText(text));
    }
    const links = findInMain(page, 'a').map(({ attribs }) => attribs['href']);
    expect(links).toContain(`mailto:${organiser.email}`);
    expect(links).toContain(`tel:${organiser.phone.replaceAll(' ', '')}`);
    const labels = findInMain(page, 'label').map(readText).join();
    for (const field of ['topic', 'name', 'email', 'subject', 'message'] as const) {
      expect(labels).toContain(normaliseText(form[field]));
    }
  });

  test(`the sponsor packages in ${code} have benefits, stand, talks, VIP access and PR`, async ({
    request,
  }) => {
    const page = await fetchPage(request, toPath('become-partner'));
    const { benefits, packages } = getTexts(code, 'become-partner');
    const listed = findInside(findSection(page, benefits.title), 'h3').map(readText);
    expect(listed).toEqual(benefits.items.map(({ title }) => normaliseText(title)));
    const cards = findInMain(page, 'article');
    expect(cards).toHaveLength(partnerPackages.length);
    const pr = getTextStart(getTexts(code, 'promises').dedicatedPrSentence);
    for (const [index, item] of partnerPackages.entries()) {
      const words = cards[index] ? readText(cards[index]) : '';
      expect(words).toContain(item.name);
      expect(words).toContain(`${item.standSquareMetres} m²`);
      expect(words).toContain(String(item.talks));
      const vip = getTextStart(packages.extras['vip-access']);
      const extras: readonly string[] = item.extras;
      expect(words.includes(vip), item.name).toBe(extras.includes('vip-access'));
      expect(words.includes(pr), item.name).toBe(extras.includes('dedicated-pr'));
      if (item.vipTickets > 0) expect(words).toContain(String(item.vipTickets));
    }
  });

  test(`the ticket page in ${code} has the plans with price, label, features and group note`, async ({
    request,
  }) => {
    const page = await fetchPage(request, toPath('tickets'));
    const texts = getTexts(code, 'tickets');
    const main = findByName(page, 'main').map(readText).join();
    expect(main).toContain(getTextStart(texts.promo));
    const cards = findElements(page, ({ attribs }) => attribs['data-ticket'] !== undefined);
    expect(cards).toHaveLength(tickets.length);
    for (const [index, ticket] of tickets.entries()) {
      const words = cards[index] ? readText(cards[index]) : '';
      expect(words).toContain(ticket.name);
      const net = getNetPrice(ticket);
      for (const minor of [
        net,
        addVat(net),
        getOriginalPrice(ticket) ?? net,
        findLowestPriceBeforeReduction(ticket) ?? net,
      ]) {
        expect(words).toContain(formatAmount(minor, code));
      }
      expect(words.includes(normaliseText(texts.recommended))).toBe(ticket.recommended);
      for (const [label, text] of Object.entries(texts.labels)) {
        expect(words.includes(normaliseText(text)), label).toBe(ticket.label === label);
      }
      const features = findInMain(page, 'li').map(readText);
      for (const feature of ticket.adds) {
        expect(features).toContain(normaliseText(texts.features[feature]));
      }
      expect(words).toContain(normaliseText(texts.select));
    }
    expect(main).toContain(getTextStart(texts.group.split('<')[0] ?? ''));
    const links = findInMain(page, 'a').map(({ attribs }) => attribs['href']?.split('?')[0]);
    expect(links).toContain(toPath('contact'));
  });

  test(`every page in ${code} has its locale and logo, and the switcher each language by its own name with a flag`, async ({
    request,
  }) => {
    const page = await fetchPage(request, toPath('faq'));
    expect(getMetaContent(page, 'og:locale')).toBe(language.ogLocale);
    const [header] = findByName(page, 'header');
    const all = header ? findInside(header, 'a') : [];
    const logo = all.find((link) => findInside(link, 'img').length > 0);
    expect(logo?.attribs['href']).toBe(toPath('home'));
    const links = all.filter(({ attribs }) => attribs['hreflang']);
    for (const { id, label, path } of languages) {
      const link = links.find(({ attribs }) => attribs['hreflang'] === id);
      expect(link?.attribs).toMatchObject({ lang: id, href: `/${path}/faq` });
      expect(link && readText(link)).toBe(label);
      expect(link && findInside(link, 'svg')).toHaveLength(1);
    }
  });

  test(`the popup in ${code} has a logo, a close button and a link for each wanted group`, async ({
    request,
  }) => {
    const { popup } = getTexts(code, 'frame');
    const page = await fetchPage(request, toPath('faq'));
    const [box] = findElements(page, ({ attribs }) => attribs['popover'] !== undefined);
    test.skip(!box, 'construction notices are off');
    if (!box) return;
    expect(findInside(box, 'img').map(({ attribs }) => attribs['src'])).toEqual(['/art/logo.svg']);
    expect(findInside(box, 'button').map(readText)).toEqual([normaliseText(popup.close)]);
    expect(listLinkTargets(box)).toEqual(
      (['for-exhibitors', 'for-speakers', 'for-partners', 'become-partner'] as const).map(toPath),
    );
    expect(readText(box)).toContain(getTextStart(popup.message.split('<')[0] ?? ''));
  });
}

function findWithState(card: Part): Part | undefined {
  return findInside(card, 'span').find(({ attribs }) => attribs['data-state'] !== undefined);
}

/** The amount without its currency, which a card may show in an element of its own. */
function formatAmount(minor: number, code: (typeof languages)[number]['id']): string {
  return normaliseText(formatMoney(minor, code).replace(/zł|PLN/, ''));
}

/** A range shares "AM" or "PM": 10:00–10:45 AM. */
function formatStart(starts: string, code: LanguageCode): string {
  return normaliseText(formatTime(starts, code)).replace(/ [AP]M$/, '');
}

import { languages, type Language } from '@kongres/content/facts/languages';
import { publicOrigin } from '@kongres/content/facts/organiser';
import {
  getLocalizedPath,
  isPrivatePage,
  pageTable,
  addLanguagePrefix,
} from '@kongres/contract/pages';
import { parseDocument } from 'htmlparser2';
import {
  findByName,
  findElements,
  findMarkupFaults,
  getPageLanguage,
  getLinks,
  getMetaContent,
  fetchPage,
  getTextOfElements,
  getElementText,
  type ServedPage,
} from '../served-page.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const [polish] = languages;

for (const language of languages) {
  test(`the HTML of every page in ${language.id} is complete, accessible and has a unique title`, async ({
    request,
  }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    const faults: string[] = [];
    for (const { id, path } of pageTable) {
      const page = await fetchPage(request, getLocalizedPath(id, language));
      titles.add(getTextOfElements(page, 'title'));
      descriptions.add(getMetaContent(page, 'description') ?? '');
      const found = [
        ...findContentFaults(page, language),
        ...findHeadFaults(page, path, language),
        ...findMarkupFaults(page),
        ...(language === polish ? findHangingWords(page) : []),
      ];
      faults.push(...found.map((fault) => `${id} in ${language.id}: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(titles.size).toBe(pageTable.length);
    expect(descriptions.size).toBe(pageTable.length);
  });

  test(`the HTML of the 404 page in ${language.id} is complete and accessible`, async ({
    request,
  }) => {
    const page = await fetchPage(request, `/${language.path}/no-such/page`);
    expect(page.status).toBe(404);
    expect(getPageLanguage(page)).toBe(language.id);
    expect(getMetaContent(page, 'robots')).toBe('noindex');
    expect(getTextOfElements(page, 'h1')).toBe(getTexts(language.id, 'not-found').heading);
    expect(findMarkupFaults(page)).toEqual([]);
  });

  test(`the HTML of home in ${language.id} contains its main text`, async ({ request }) => {
    const page = await fetchPage(request, getLocalizedPath('home', language));
    const words = normaliseText(getTextOfElements(page, 'main'));
    const { hero, events } = getTexts(language.id, 'home');
    for (const text of [hero.title, getTexts(language.id, 'tickets').labels['best-choice']]) {
      expect(words).toContain(normaliseText(text));
    }
    expect(
      findByName(page, 'h2', 'h3').map((heading) => normaliseText(getElementText(heading))),
    ).toContain(normaliseText(events.title));
  });
}

function findContentFaults(page: ServedPage, language: Language): string[] {
  const faults: string[] = [];
  const words = getTextOfElements(page, 'main');
  const title = getTextOfElements(page, 'title');
  const description = getMetaContent(page, 'description') ?? '';
  const headings = findByName(page, 'h1');
  if (page.status !== 200) faults.push(`status ${page.status}`);
  if (getPageLanguage(page) !== language.id) faults.push(`lang is ${getPageLanguage(page)}`);
  if (headings.length !== 1) faults.push(`${headings.length} h1`);
  if (!getTextOfElements(page, 'h1')) faults.push('an empty h1');
  if (words.length < 700) faults.push(`${words.length} characters in main`);
  for (const text of [words, title, description]) {
    const [unfilled] = /\{\{|<\w+>|undefined|\[object/.exec(text) ?? [];
    if (unfilled) faults.push(`${unfilled} in the text`);
  }
  if (!title || title.length > 60) faults.push(`a title of ${title.length} characters`);
  if (!description || description.length > 160) {
    faults.push(`a description of ${description.length} characters`);
  }
  return faults;
}

function findHeadFaults(page: ServedPage, path: string, language: Language): string[] {
  const faults: string[] = [];
  const canonical = getLinks(page, 'canonical').map(({ href }) => href);
  const alternates = getLinks(page, 'alternate').map((link) => `${link.language} ${link.href}`);
  const robots = getMetaContent(page, 'robots');
  const isListed = !isPrivatePage(path);
  const expected = {
    canonical: isListed ? [publicOrigin + addLanguagePrefix(path, language)] : [],
    alternates: isListed
      ? languages.filter((each) => each !== language).map((each) => getAlternate(path, each))
      : [],
    robots: isListed ? undefined : 'noindex',
  };
  if (canonical.join() !== expected.canonical.join()) faults.push(`canonical ${canonical.join()}`);
  if (alternates.toSorted().join() !== expected.alternates.toSorted().join()) {
    faults.push(`alternates ${alternates.join()}`);
  }
  if (robots !== expected.robots) faults.push(`robots ${robots}`);
  // The base style sheet comes first so that sections can override it.
  const [sheet] = getLinks(page, 'stylesheet');
  if (!sheet?.href.startsWith('/assets/base-')) faults.push(`first style sheet ${sheet?.href}`);
  return faults;
}

/** Polish alternates have no prefix: those URLs redirect to the visitor's language. */
function getAlternate(path: string, language: Language): string {
  const address = language === polish ? `/${path}` : addLanguagePrefix(path, language);
  return `${language.id} ${publicOrigin}${address}`;
}

/** Finds one-letter words without a no-break space after them. */
function findHangingWords(page: ServedPage): string[] {
  const texts = findByName(page, 'h1', 'h2', 'h3', 'h4', 'button', 'a', 'summary', 'th', 'dt');
  if (texts.length <= 20) return [`only ${texts.length} headings, buttons and links`];
  return texts.map(getElementText).filter((text) => /(?:^|\s)[aiouwz] /i.test(text));
}

test('the markup checks find every kind of fault', () => {
  const faultsIn = (html: string) => findMarkupFaults({ document: parseDocument(html) });
  for (const invalid of [
    '<p id="a"></p><p id="a"></p>',
    '<p id=""></p>',
    '<p lang=""></p>',
    '<p lang="x_y"></p>',
    '<button aria-controls="missing">Menu</button>',
    '<label for="missing">Name</label>',
    '<a href="/pl"></a>',
    '<a href="/pl"><img src="x.svg" alt=""></a>',
    '<a href="/pl"><span aria-hidden="true">x</span></a>',
    '<button><svg><path d=""></path></svg></button>',
    '<button aria-label=" "></button>',
    '<input name="email">',
    '<label for="a">Name</label><input id="b">',
    '<label></label><select><option>One</option></select>',
    '<div role="dialog"></div>',
    '<img src="x.svg">',
  ]) {
    expect(faultsIn(invalid), invalid).not.toEqual([]);
  }
  for (const valid of [
    '<a href="/pl"><img src="x.svg" alt="Home"></a>',
    '<a href="/pl" aria-label="Home"></a>',
    '<label for="a">Name</label><input id="a">',
    '<label>Name <textarea></textarea></label>',
    '<h2 id="a">Menu</h2><div role="dialog" aria-labelledby="a"></div>',
    '<p aria-hidden="true"><input name="website"></p>',
    '<button aria-controls="a">Menu</button><ul id="a"></ul>',
    '<p lang="en-GB">colour</p>',
  ]) {
    expect(faultsIn(valid), valid).toEqual([]);
  }
});

test('no link is broken, redirects or leaves the language, and every fragment exists', async ({
  request,
}) => {
  const pages = new Map<string, { links: Record<string, string>[]; anchors: Set<string> }>();
  const faults: string[] = [];
  for (const language of languages) {
    for (const { id } of pageTable) {
      const address = getLocalizedPath(id, language);
      const page = await fetchPage(request, address);
      pages.set(address, {
        links: findByName(page, 'a').map(({ attribs }) => attribs),
        anchors: new Set(findElements(page, () => true).map(({ attribs }) => `#${attribs['id']}`)),
      });
    }
  }
  const checked = new Map<string, number>();
  let links = 0;
  for (const [address, { links: found, anchors }] of pages) {
    const prefix = address.split('/')[1];
    for (const { href, hreflang } of found) {
      if (href === undefined) continue;
      if (!href.startsWith('/')) {
        const isExternal = /^(?:mailto:|tel:|https:\/\/(?:www\.linkedin\.com|x\.com)\/\w)/.test(
          href,
        );
        if (!isExternal && !anchors.has(href)) faults.push(`${address}: ${href}`);
        continue;
      }
      links += 1;
      const [path = '', fragment] = href.split('#');
      const isSwitch = hreflang !== undefined;
      if (!isSwitch && !path.startsWith('/press/') && path.split(/[/?]/)[1] !== prefix) {
        faults.push(`${address}: ${href} leaves the language`);
      }
      if (!checked.has(path)) {
        checked.set(path, (await request.get(path, { maxRedirects: 0 })).status());
      }
      if (checked.get(path) !== 200)
        faults.push(`${address}: ${href} answers ${checked.get(path)}`);
      if (fragment && !pages.get(path.split('?')[0] ?? '')?.anchors.has(`#${fragment}`)) {
        faults.push(`${address}: ${href} has no such anchor`);
      }
    }
  }
  expect(links).toBeGreaterThan(1000);
  expect(faults).toEqual([]);
});

function normaliseText(text: string): string {
  return text
    .replaceAll(/[\u00ad\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

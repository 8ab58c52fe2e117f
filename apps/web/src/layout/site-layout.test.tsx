import { renderToString } from 'react-dom/server';
import { createRoutesStub, type LoaderFunctionArgs } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as siteFile from '@kongres/content/facts/site';
import { languages } from '@kongres/content/facts/languages';
import type * as publishedFile from '@kongres/content/model/published';
import { getLocalizedPath, pageTable, type PageId } from '@kongres/contract/pages';
import { getTexts } from '../lib/i18n/texts.server.ts';
import { loadSiteLayout } from './site-layout.server.ts';
import SiteLayout from './site-layout.tsx';

const notices = vi.hoisted(() => ({ isOn: true, isPublished: false }));

vi.mock('@kongres/content/facts/site', async (original) => {
  const { site } = await original<typeof siteFile>();
  return {
    site: {
      ...site,
      get isUnderConstruction() {
        return notices.isOn;
      },
    },
  };
});

vi.mock('@kongres/content/model/published', async (original) => ({
  ...(await original<typeof publishedFile>()),
  isPublished: () => notices.isPublished,
}));

const [language] = languages;

function renderLayout(page: PageId): string {
  const address = getLocalizedPath(page, language);
  const request = new Request(`http://localhost${address}`);
  const loaded = loadSiteLayout({ request, params: {} } as LoaderFunctionArgs);
  const Stub = createRoutesStub([
    {
      id: language.path,
      path: `/${language.path}`,
      Component: SiteLayout,
      loader: () => loaded,
      children: [{ id: `${language.path}/${page}`, path: address, Component: () => null }],
    },
  ]);
  return renderToString(
    <Stub initialEntries={[address]} hydrationData={{ loaderData: { [language.path]: loaded } }} />,
  );
}

const { popup, strip } = getTexts(language.id, 'frame');
const allPages = pageTable.map(({ id }) => id);
const listPagesWith = (text: string) => allPages.filter((id) => renderLayout(id).includes(text));

beforeEach(() => {
  notices.isOn = true;
  notices.isPublished = false;
});

test('the popup is on every page but those of buyers and ticket holders', () => {
  const without = ['tickets', 'order', 'congress', 'certificate'];
  expect(listPagesWith(popup.title)).toEqual(allPages.filter((id) => !without.includes(id)));
});

test('the strip is on the pages that show samples, until their entries are published', () => {
  expect(listPagesWith(strip.close)).toEqual([
    'home',
    'programme',
    'speakers',
    'expo',
    'workshops',
  ]);
  notices.isPublished = true;
  expect(listPagesWith(strip.close)).toEqual([]);
});

test('popup and strip can be turned off', () => {
  notices.isOn = false;
  expect([...listPagesWith(popup.title), ...listPagesWith(strip.close)]).toEqual([]);
});

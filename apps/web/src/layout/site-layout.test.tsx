import { renderToString } from 'react-dom/server';
import { createRoutesStub, type LoaderFunctionArgs } from 'react-router';
import { expect, test, vi } from 'vitest';
import type * as siteFile from '@kongres/content/facts/site';
import { languages } from '@kongres/content/facts/languages';
import { getTexts } from '../lib/i18n/texts.server.ts';
import { loadSiteLayout } from './site-layout.server.ts';
import SiteLayout from './site-layout.tsx';

const notices = vi.hoisted(() => ({ isOn: true }));

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

const [language] = languages;
const address = `/${language.path}`;

function renderLayout(): string {
  const request = new Request(`http://localhost${address}`);
  const loaded = loadSiteLayout({ request, params: {} } as LoaderFunctionArgs);
  const Stub = createRoutesStub([
    { id: 'layout', path: address, Component: SiteLayout, loader: () => loaded },
  ]);
  return renderToString(
    <Stub initialEntries={[address]} hydrationData={{ loaderData: { layout: loaded } }} />,
  );
}

test('popup and strip are shown together or not at all', () => {
  const { popup, strip } = getTexts(language.id, 'frame');
  const shown = () => [popup.title, strip.close].map((text) => renderLayout().includes(text));
  notices.isOn = true;
  expect(shown()).toEqual([true, true]);
  notices.isOn = false;
  expect(shown()).toEqual([false, false]);
});

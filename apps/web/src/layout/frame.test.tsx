import { renderToString } from 'react-dom/server';
import { createRoutesStub, type LoaderFunctionArgs } from 'react-router';
import { expect, test, vi } from 'vitest';
import type * as siteFile from '@kongres/content/facts/site';
import { languages } from '@kongres/content/facts/languages';
import { finishedTexts } from '../lib/i18n/texts.server.ts';
import { loadFrame } from './frame.server.ts';
import Frame from './frame.tsx';

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

function frame(): string {
  const request = new Request(`http://localhost${address}`);
  const loaded = loadFrame({ request, params: {} } as LoaderFunctionArgs);
  const Stub = createRoutesStub([
    { id: 'frame', path: address, Component: Frame, loader: () => loaded },
  ]);
  return renderToString(
    <Stub initialEntries={[address]} hydrationData={{ loaderData: { frame: loaded } }} />,
  );
}

test('popup and strip are shown together or not at all, by one fact', () => {
  const { popup, strip } = finishedTexts(language.id, 'frame');
  const shown = () => [popup.title, strip.close].map((text) => frame().includes(text));
  notices.isOn = true;
  expect(shown()).toEqual([true, true]);
  notices.isOn = false;
  expect(shown()).toEqual([false, false]);
});

import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';
import { TextsProvider } from '../src/i18n/texts.tsx';

/** The first markup of a view of the desk, before anything was fetched. */
export function renderInEnglish(view: ReactNode): string {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  onTestFinished(() => void vi.unstubAllGlobals());
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <TextsProvider>{view}</TextsProvider>
    </QueryClientProvider>,
  );
}

import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';
import { TextsProvider } from '../src/i18n/texts.tsx';

/** Renders a view of the desk before any data is fetched. */
export function renderInEnglish(view: ReactNode): string {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  onTestFinished(() => void vi.unstubAllGlobals());
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <TextsProvider>{view}</TextsProvider>
    </QueryClientProvider>,
  );
}

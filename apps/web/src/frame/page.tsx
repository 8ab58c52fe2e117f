import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { PageData } from '../i18n/page-loader.server.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { PageHead } from './page-head.tsx';

/** Every page's outermost element: its head, and its texts for the sections inside. */
export function Page({ children, isFound = true }: { children: ReactNode; isFound?: boolean }) {
  const { head, texts } = useLoaderData<PageData>();
  return (
    <TextsProvider texts={texts}>
      <PageHead head={head} isFound={isFound} />
      {children}
    </TextsProvider>
  );
}

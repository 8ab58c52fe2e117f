import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { PageData } from '../i18n/page-loader.server.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { PageHead } from './page-head.tsx';

interface PageProps {
  children: ReactNode;
  isFound?: boolean;
  /** What the page says, where that is not the loader's answer as it came. */
  words?: (Pick<PageData, 'head'> & { texts: Partial<PageData['texts']> }) | undefined;
}

/** Every page's outermost element: its head, and its texts for the sections inside. */
export function Page({ children, isFound = true, words }: PageProps) {
  const loaded = useLoaderData<PageData>();
  const { head, texts } = words ?? loaded;
  return (
    <TextsProvider texts={texts}>
      <PageHead head={head} isFound={isFound} />
      {children}
    </TextsProvider>
  );
}

import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { useLanguage } from '../lib/i18n/language.tsx';
import { TextsProvider } from '../lib/i18n/texts.tsx';
import { PageHead } from './page-head.tsx';
import type { PageData } from './page-loader.server.ts';

type Words = Pick<PageData, 'head'> & { texts: Partial<PageData['texts']> };

interface PageProps {
  children: ReactNode;
  isFound?: boolean;
  /** What the page says in languages other than the loader's. */
  others?: Partial<Record<LanguageCode, Words>> | null;
}

/** Every page's outermost element: its head, and its texts for what stands inside. */
export function Page({ children, isFound = true, others }: PageProps) {
  const loaded = useLoaderData<PageData>();
  const { id } = useLanguage();
  const { head, texts } = others?.[id] ?? loaded;
  return (
    <TextsProvider texts={texts}>
      <PageHead head={head} isFound={isFound} />
      {children}
    </TextsProvider>
  );
}

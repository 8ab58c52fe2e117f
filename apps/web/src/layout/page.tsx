import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { useLanguage } from '../lib/i18n/language.tsx';
import { TextsProvider } from '../lib/i18n/texts.tsx';
import { PageHead } from './page-head.tsx';
import type { PageData } from './page-loader.server.ts';

type PageTexts = Pick<PageData, 'head'> & { texts: Partial<PageData['texts']> };

interface PageProps {
  children: ReactNode;
  isFound?: boolean;
  /** Texts in other languages than the loader's. */
  others?: Partial<Record<LanguageCode, PageTexts>> | null;
}

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

import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Namespace, Texts } from '@kongres/content/texts/namespaces';

const TextsContext = createContext<Partial<Texts>>({});

/** Adds texts to those already known further up: the frame's, then the page's. */
export function TextsProvider({ texts, children }: { texts: Partial<Texts>; children: ReactNode }) {
  const known = use(TextsContext);
  const all = useMemo(() => ({ ...known, ...texts }), [known, texts]);
  return <TextsContext value={all}>{children}</TextsContext>;
}

/** The sentences of a namespace in the visitor's language. The page's loader must have asked for it. */
export function useTexts<N extends Namespace>(namespace: N): Omit<Texts[N], 'head'> {
  const texts = use(TextsContext)[namespace];
  if (!texts) throw new Error(`the texts "${namespace}" are missing from this page's loader`);
  return texts;
}

import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Phase } from '@kongres/content/facts/phases';
import type { Namespace, Texts } from '@kongres/content/texts/namespaces';
import { usePhase } from '../edition/phase.ts';
import { applyPhase } from './apply-phase.ts';

const TextsContext = createContext<Partial<Texts>>({});

/** Merges with the texts of the parent. */
export function TextsProvider({ texts, children }: { texts: Partial<Texts>; children: ReactNode }) {
  const known = use(TextsContext);
  const phase = usePhase();
  const all = useMemo(
    () => ({ ...known, ...applyPhaseToAll(texts, phase) }),
    [known, texts, phase],
  );
  return <TextsContext value={all}>{children}</TextsContext>;
}

function applyPhaseToAll(texts: Partial<Texts>, phase: Phase): Partial<Texts> {
  const entries = Object.entries(texts).map(([name, tree]) => [name, applyPhase(tree, phase)]);
  return Object.fromEntries(entries) as Partial<Texts>;
}

/** Texts of a namespace in the visitor's language and the current phase. The page's loader must include it. */
export function useTexts<N extends Namespace>(namespace: N): Omit<Texts[N], 'head' | 'phases'> {
  const texts = use(TextsContext)[namespace];
  if (!texts) throw new Error(`the texts "${namespace}" are missing from this page's loader`);
  return texts;
}

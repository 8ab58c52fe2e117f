import { collection } from './collection.ts';

/** What the press page offers. A file per language carries it before its ending. */
export interface PressMaterial {
  id: string;
  file: string;
  format: 'SVG' | 'TXT';
  perLanguage: boolean;
}

export const pressMaterials = collection('press materials', [
  { id: 'logo', file: 'kongres-ai-logo.svg', format: 'SVG', perLanguage: false },
  { id: 'boilerplate', file: 'kongres-ai-boilerplate.txt', format: 'TXT', perLanguage: true },
  { id: 'fact-sheet', file: 'kongres-ai-facts.txt', format: 'TXT', perLanguage: true },
] as const satisfies readonly PressMaterial[]);

import { defineCollection } from './collection.ts';

/** Files of the press page. A file per language has the language before its extension. */
export interface PressMaterial {
  id: string;
  file: string;
  format: 'PDF' | 'PNG' | 'TXT' | 'ZIP';
  perLanguage: boolean;
}

export const pressMaterials = defineCollection('press materials', [
  { id: 'fact-sheet', file: 'kongres-ai-facts.pdf', format: 'PDF', perLanguage: true },
  { id: 'logo', file: 'kongres-ai-logo.zip', format: 'ZIP', perLanguage: false },
  { id: 'galas', file: 'kongres-ai-galas.zip', format: 'ZIP', perLanguage: false },
  { id: 'share', file: 'kongres-ai-share.png', format: 'PNG', perLanguage: true },
  { id: 'boilerplate', file: 'kongres-ai-boilerplate.txt', format: 'TXT', perLanguage: true },
] as const satisfies readonly PressMaterial[]);

export type PressMaterialId = (typeof pressMaterials)[number]['id'];

/** Date inside the files, fixed so that equal facts give equal bytes. */
export const pressFilesDay = '2025-12-01';

export const sharePicture = { width: 1200, height: 630 } as const;

export const smallestLogo = { pixels: 24, millimetres: 8 } as const;

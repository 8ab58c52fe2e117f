import { collection } from './collection.ts';

/** What the press page offers. A file per language carries it before its ending. */
export interface PressMaterial {
  id: string;
  file: string;
  format: 'PDF' | 'PNG' | 'TXT' | 'ZIP';
  perLanguage: boolean;
}

export const pressMaterials = collection('press materials', [
  { id: 'fact-sheet', file: 'kongres-ai-facts.pdf', format: 'PDF', perLanguage: true },
  { id: 'logo', file: 'kongres-ai-logo.zip', format: 'ZIP', perLanguage: false },
  { id: 'galas', file: 'kongres-ai-galas.zip', format: 'ZIP', perLanguage: false },
  { id: 'share', file: 'kongres-ai-share.png', format: 'PNG', perLanguage: true },
  { id: 'boilerplate', file: 'kongres-ai-boilerplate.txt', format: 'TXT', perLanguage: true },
] as const satisfies readonly PressMaterial[]);

export type PressMaterialId = (typeof pressMaterials)[number]['id'];

/** The day the files carry inside: the same facts give the same bytes, whenever they are built. */
export const pressFilesDay = '2025-12-01';

/** What a link to the site looks like where it is shared. */
export const sharePicture = { width: 1200, height: 630 } as const;

/** How small the logo may become before its bars run together. */
export const smallestLogo = { pixels: 24, millimetres: 8 } as const;

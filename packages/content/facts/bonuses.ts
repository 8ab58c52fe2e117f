import { defineCollection } from './collection.ts';
import type { LanguageCode } from './languages.ts';

/** A bonus given by a company with each ticket; `en-US` only where it differs from `en-GB`. */
export interface Bonus {
  id: string;
  giver: string;
  valueGrosze: number;
  name: Partial<Record<LanguageCode, string>>;
}

export const bonuses: readonly Bonus[] = defineCollection<readonly Bonus[]>('bonuses', []);

import { collection } from './collection.ts';
import type { LanguageCode } from './languages.ts';

/** What a ticket brings on top, given by a company; `en-US` only where it differs from `en-GB`. */
export interface Bonus {
  id: string;
  giver: string;
  valueGrosze: number;
  name: Partial<Record<LanguageCode, string>>;
}

/** Shown under the ticket plans once there are rows; then their sum must bear out the claims. */
export const bonuses: readonly Bonus[] = collection<readonly Bonus[]>('bonuses', []);

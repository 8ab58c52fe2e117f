import type { LanguageCode } from '../facts/languages.ts';
import { tie } from './typography.ts';

/** "Miss AI and Mister AI", as the language joins names. */
export function eveningName(galas: readonly { name: string }[], code: LanguageCode): string {
  return tie(new Intl.ListFormat(code).format(galas.map(({ name }) => name)), code);
}

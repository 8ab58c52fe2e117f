import type { LanguageCode } from '../facts/languages.ts';
import { addNoBreakSpaces } from './typography.ts';

export function formatEveningName(galas: readonly { name: string }[], code: LanguageCode): string {
  return addNoBreakSpaces(new Intl.ListFormat(code).format(galas.map(({ name }) => name)), code);
}

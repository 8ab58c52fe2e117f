import type { LanguageCode } from '../facts/languages.ts';
import { formatNumber } from './number.ts';

/** Selects the plural form as i18next does: key plus Intl plural category. */
export function formatPlural(
  forms: Record<string, string>,
  key: string,
  count: number,
  code: LanguageCode,
): string {
  const form = forms[`${key}_${new Intl.PluralRules(code).select(count)}`];
  if (form === undefined) throw new Error(`${code}: no plural form of "${key}" for ${count}`);
  return form.replaceAll('{{count}}', formatNumber(count, code));
}

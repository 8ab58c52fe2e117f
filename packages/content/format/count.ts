import type { LanguageCode } from '../facts/languages.ts';
import { formatNumber } from './number.ts';

/** The form of a counted word, chosen by i18next's own rule: key plus Intl plural category. */
export function pluralForm(
  forms: Record<string, string>,
  key: string,
  count: number,
  code: LanguageCode,
): string {
  const form = forms[`${key}_${new Intl.PluralRules(code).select(count)}`];
  if (form === undefined) throw new Error(`${code}: no plural form of "${key}" for ${count}`);
  return form.replaceAll('{{count}}', formatNumber(count, code));
}

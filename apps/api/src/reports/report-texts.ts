import type { LanguageCode } from '@kongres/content/facts/languages';
import { tie, tieRanges } from '@kongres/content/format/typography';
import type { Texts } from '@kongres/content/texts/namespaces';
import { textsFor, type PathTo } from '../texts.ts';

type ReportTextKey = PathTo<Texts['report']>;

/** Reads a text of the report with its values filled in. */
export type ReadReportText = (key: ReportTextKey, values?: Record<string, string>) => string;

export function reportTexts(code: LanguageCode): ReadReportText {
  const texts = textsFor(code, ['report']);
  return (key, values) => tieRanges(tie(texts(key, { ...values, ns: 'report' }), code));
}

import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { addNoBreakSpaces } from '@kongres/content/format/typography';
import type { Texts } from '@kongres/content/texts/namespaces';
import { createTranslator, type PathTo } from '../../platform/texts/texts.ts';

type FileTextKey = PathTo<Texts['certificate']['file']>;

export type ReadFileText = (key: FileTextKey, values?: Record<string, string>) => string;

const texts = new Map(languages.map(({ id }) => [id, createTranslator(id, ['certificate'])]));

export function getCertificateTexts(code: LanguageCode): ReadFileText {
  const read = texts.get(code);
  if (!read) throw new Error(`No certificate texts in ${code}`);
  return (key, values) =>
    addNoBreakSpaces(read(`file.${key}`, { ...values, ns: 'certificate' }), code);
}

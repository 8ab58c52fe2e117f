import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { tie } from '@kongres/content/format/typography';
import type { Texts } from '@kongres/content/texts/namespaces';
import { textsFor, type PathTo } from '../../platform/texts/texts.ts';

type FileTextKey = PathTo<Texts['certificate']['file']>;

/** Reads a text of the certificate's file with its facts and values filled in. */
export type ReadFileText = (key: FileTextKey, values?: Record<string, string>) => string;

const texts = new Map(languages.map(({ id }) => [id, textsFor(id, ['certificate'])]));

export function certificateTexts(code: LanguageCode): ReadFileText {
  const read = texts.get(code);
  if (!read) throw new Error(`no certificate in ${code}`);
  return (key, values) => tie(read(`file.${key}`, { ...values, ns: 'certificate' }), code);
}

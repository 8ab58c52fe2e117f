import type { LanguageCode } from '../facts/languages.ts';

type WithoutRegion<Code> = Code extends `${infer Base}-${string}` ? Base : Code;
type BaseLanguage = WithoutRegion<LanguageCode>;

/** Frequent words that occur in one of the languages only. */
const commonWords: Record<BaseLanguage, readonly string[]> = {
  pl: 'nie jest są się oraz lub dla przez jak który która które czy już tylko także bez nad pod przed między można będzie jeśli żeby ale każdy każda jego jej ich nas nam wszystko'.split(
    ' ',
  ),
  en: 'the and with you your our are is of for from this that what when where how not have has will can which their there been into about they'.split(
    ' ',
  ),
  de: 'der die das und nicht ist sind mit für auf ein eine einen einem einer auch sich von wir ihr dich dir euch zum zur bei nach wenn oder aber wird werden kein keine alle'.split(
    ' ',
  ),
  es: 'el los las una unos unas para con por que qué como cómo está están son nosotros tu tus del pero más también sin sobre cuando donde dónde hay muy este esta estos estas'.split(
    ' ',
  ),
};

const uniqueLetters: Partial<Record<BaseLanguage, RegExp>> = {
  pl: /[ąćęłńśźż]/i,
  de: /ß/,
  es: /[ñ¿¡]/i,
};

const getBaseLanguage = (code: LanguageCode) => code.split('-')[0] as BaseLanguage;

/** Words that indicate another language; a single one may be a name. */
export function findForeignWords(text: string, code: LanguageCode): string[] {
  const own = getBaseLanguage(code);
  const words = text
    .replace(/\{\{\w+\}\}|<[^>]+>/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const foreign = words.filter((word) =>
    (Object.keys(commonWords) as BaseLanguage[]).some(
      (tongue) =>
        tongue !== own &&
        !commonWords[own].includes(word) &&
        (commonWords[tongue].includes(word) || uniqueLetters[tongue]?.test(word)),
    ),
  );
  // One match may be a name ("Power of AI", "Wrocław").
  return foreign.length > 1 ? foreign : [];
}

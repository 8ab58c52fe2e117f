import type { LanguageCode } from '../facts/languages.ts';

type WithoutRegion<Code> = Code extends `${infer Base}-${string}` ? Base : Code;
type Tongue = WithoutRegion<LanguageCode>;

/** Small words that one of our languages cannot do without and the others do not have. */
const telltale: Record<Tongue, readonly string[]> = {
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

/** Letters that only one of our languages writes. */
const letters: Partial<Record<Tongue, RegExp>> = {
  pl: /[ąćęłńśźż]/i,
  de: /ß/,
  es: /[ñ¿¡]/i,
};

const tongueOf = (code: LanguageCode) => code.split('-')[0] as Tongue;

/** Words of a text that give away another language, once there are too many for a name or a loan. */
export function foreignWords(text: string, code: LanguageCode): string[] {
  const own = tongueOf(code);
  const words = text
    .replace(/\{\{\w+\}\}|<[^>]+>/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const foreign = words.filter((word) =>
    (Object.keys(telltale) as Tongue[]).some(
      (tongue) =>
        tongue !== own &&
        !telltale[own].includes(word) &&
        (telltale[tongue].includes(word) || letters[tongue]?.test(word)),
    ),
  );
  // One may be a name ("Power of AI", "Wrocław"); two are a sentence.
  return foreign.length > 1 ? foreign : [];
}

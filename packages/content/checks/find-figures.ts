import type { LanguageCode } from '../facts/languages.ts';

type WithoutRegion<Code> = Code extends `${infer Base}-${string}` ? Base : Code;
type BaseLanguage = WithoutRegion<LanguageCode>;

/** Numbers from two, weekdays and months, as whole lower-case words. */
const figureWords: Record<BaseLanguage, readonly RegExp[]> = {
  pl: [
    /^(?:dwa|dwie|dwóch|dwóm|dwoma|dwiema|dwoje|trzy|trzech|trzem|trzema|troje|cztery|czterech|czterem|pię[ćc]|pięciu|sześć|sześciu|siedem|siedmiu|osiem|ośmiu|dziewięć|dziewięciu|dziesięć|dziesięciu|czterema|(?:pięci|sześci|siedmi|ośmi|dziewięci|dziesięci)oma)$/,
    /^(?:\p{L}+naście|\p{L}+nastu|\p{L}+dzieścia|\p{L}+dziestu|\p{L}+dziesiąt|\p{L}+dziesięciu|sto|stu|dwieście|trzysta|tysiąc\p{L}*|tysięcy)$/u,
    /^(?:dwu|trzy|cztero|pięcio|sześcio|siedmio|ośmio|dziesięcio)(?:dniow|miesięczn|godzinn|tygodniow|letni|krotn|osobow)\p{L}*$/u,
    /^(?:poniedział\p{L}+|wtor(?:ek|k\p{L}+)|środ(?:a|y|ę|ą|zie)|czwart(?:ek|k\p{L}+)|piąt(?:ek|k\p{L}+)|sobot\p{L}+|niedziel\p{L}*)$/u,
    /^(?:stycz(?:eń|ni\p{L}+)|lut(?:y|ego|ym)|mar(?:zec|ca|cu)|kwie(?:cień|tni\p{L}+)|maj[au]?|czerw(?:iec|ca|cu)|lip(?:iec|ca|cu)|sierp(?:ień|ni\p{L}+)|wrze(?:sień|śni\p{L}+)|październik\p{L}*|listopad\p{L}*|grud(?:zień|ni\p{L}+))$/u,
  ],
  en: [
    /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|dozens?)$/u,
    /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/,
    // "March" and "May" have other meanings.
    /^(?:january|february|april|june|july|august|september|october|november|december)$/,
  ],
  de: [
    /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+zehn|\p{L}+zig|dreißig|hunderte?|\p{L}*tausende?|dutzende?)$/u,
    /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)(?:tägig|monatig|monats|stündig|wöchig|jährig|fach|mal)\p{L}*$/u,
    /^(?:mon|diens|donners|frei|sams|sonn)tag\p{L}*$/u,
    /^(?:mittwoch\p{L}*|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)$/u,
  ],
  es: [
    /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veinte|veinti\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|\p{L}+cientos|mil|miles|docenas?)$/u,
    /^(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)$/,
    /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/,
  ],
};

/** Figures written into a text, in digits or words, apart from filled-in facts. */
export function findFigures(text: string, code: LanguageCode): string[] {
  const own = text.replace(/\{\{\w+\}\}|<[^>]+>/g, ' ');
  const patterns = figureWords[code.split('-')[0] as BaseLanguage];
  const words = own.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [
    ...(own.match(/\p{L}*\d+(?:[:.,/]\d+)*/gu) ?? []),
    ...words.filter((word) => patterns.some((pattern) => pattern.test(word))),
  ];
}

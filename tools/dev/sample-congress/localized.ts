import type { Localized } from '@kongres/content/model/fields';
import type { Words } from './words.ts';

const american: readonly [british: RegExp, american: string][] = [
  [/programme/g, 'program'],
  [/behaviour/g, 'behavior'],
  [/rganise/g, 'rganize'],
];

export function localiseWords(words: Words, subject?: Words): Localized {
  const [pl, enGB, de, es] = words.map((text, index) =>
    text.replace('{subject}', subject?.[index] ?? ''),
  ) as unknown as Words;
  const enUS = american.reduce((text, [from, to]) => text.replace(from, to), enGB);
  return { pl, 'en-GB': enGB, ...(enUS === enGB ? {} : { 'en-US': enUS }), de, es };
}

export function composeTitle(subject: Words, angle: Words): Words {
  return subject.map((text, index) => `${text}: ${angle[index]}`) as unknown as Words;
}

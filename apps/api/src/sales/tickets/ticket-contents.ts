import { admissions, type AdmissionId } from '@kongres/content/facts/admissions';
import { pick } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { tie } from '@kongres/content/format/typography';
import { textsFor } from '../../platform/texts/texts.ts';

const readers = new Map(languages.map(({ id }) => [id, textsFor(id, ['tickets'])]));

/** What is in a ticket, in the words and the order of its card on the site. */
export function ticketContents(
  id: AdmissionId,
  code: LanguageCode,
): { title: string; features: string[] } {
  const { name, adds, includes } = pick(admissions, id);
  const read = (key: string) => tie(readers.get(code)?.(key, { ns: 'tickets', name }) ?? '', code);
  return {
    title: read('includes'),
    features: [...adds, ...includes].map((feature) => read(`features.${feature}`)),
  };
}

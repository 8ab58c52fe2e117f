import { admissions, type AdmissionId } from '@kongres/content/facts/admissions';
import { getRow } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { addNoBreakSpaces } from '@kongres/content/format/typography';
import { createTranslator } from '../../platform/texts/texts.ts';

const readers = new Map(languages.map(({ id }) => [id, createTranslator(id, ['tickets'])]));

export function getTicketContents(
  id: AdmissionId,
  code: LanguageCode,
): { title: string; features: string[] } {
  const { name, adds, includes } = getRow(admissions, id);
  const read = (key: string) =>
    addNoBreakSpaces(readers.get(code)?.(key, { ns: 'tickets', name }) ?? '', code);
  return {
    title: read('includes'),
    features: [...adds, ...includes].map((feature) => read(`features.${feature}`)),
  };
}

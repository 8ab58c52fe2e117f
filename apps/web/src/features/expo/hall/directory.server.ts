import { exhibitorCategories } from '@kongres/content/facts/exhibitors';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { partnerPackages } from '@kongres/content/facts/partner-packages';
import { formatArea } from '@kongres/content/format/number';
import { entriesOf } from '@kongres/content/model/read-entries';
import { breadcrumbs, graph } from '../../../components/structured/graph.server.ts';
import { counted, countForms, finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { exhibitorRow } from './exhibitor-row.server.ts';
import { sidesOf } from './plan/pack.ts';
import { unitsIn } from './plan/pack-hall.ts';
import { byLetter } from './directory/by-letter.ts';

export type HallData = ReturnType<typeof hallPage>['data'];

/** Every company of the hall by its name, and what there is to choose them by. */
export function hallPage(code: LanguageCode) {
  const { categories } = finishedTexts(code, 'exhibitors');
  const { heading } = finishedTexts(code, 'hall');
  const all = entriesOf('exhibitors');
  const letters = byLetter(all.map(exhibitorRow), code);
  const exhibitors = letters.flatMap(({ rows }) => rows);
  const data = {
    exhibitors,
    letters: letters.map(({ letter, rows }) => ({ letter, count: rows.length })),
    categories: exhibitorCategories
      .filter(({ id }) => all.some(({ category }) => category === id))
      .map(({ id }) => ({ id, name: categories[id] })),
    sizes: partnerPackages.map(({ standSquareMetres }) => ({
      area: formatArea(standSquareMetres, code),
      ...sidesOf(unitsIn(standSquareMetres)),
    })),
    forms: countForms(code, 'exhibitors'),
    structured: graph(breadcrumbs(code, { page: 'expo', name: heading })),
  };
  return { words: { exhibitors: counted(code, 'exhibitors', all.length) }, data };
}

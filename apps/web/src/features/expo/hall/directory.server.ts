import { exhibitorCategories } from '@kongres/content/facts/exhibitors';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { partnerPackages } from '@kongres/content/facts/partner-packages';
import { formatArea } from '@kongres/content/format/number';
import { listEntries } from '@kongres/content/model/read-entries';
import {
  buildBreadcrumbs,
  serialiseGraph,
} from '../../../components/structured-data/schema-graph.server.ts';
import { formatCount, getCountForms, getTexts } from '../../../lib/i18n/texts.server.ts';
import { toExhibitorRow } from './exhibitor-row.server.ts';
import { getStandSides } from './plan/pack-sector.ts';
import { toPlanUnits } from './plan/pack-hall.ts';
import { groupByLetter } from './directory/group-by-letter.ts';

export type HallData = ReturnType<typeof buildHallPage>['data'];

export function buildHallPage(code: LanguageCode) {
  const { categories } = getTexts(code, 'exhibitors');
  const { heading } = getTexts(code, 'hall');
  const all = listEntries('exhibitors');
  const letters = groupByLetter(all.map(toExhibitorRow), code);
  const exhibitors = letters.flatMap(({ rows }) => rows);
  const data = {
    exhibitors,
    letters: letters.map(({ letter, rows }) => ({ letter, count: rows.length })),
    categories: exhibitorCategories
      .filter(({ id }) => all.some(({ category }) => category === id))
      .map(({ id }) => ({ id, name: categories[id] })),
    sizes: partnerPackages.map(({ standSquareMetres }) => ({
      area: formatArea(standSquareMetres, code),
      ...getStandSides(toPlanUnits(standSquareMetres)),
    })),
    forms: getCountForms(code, 'exhibitors'),
    structured: serialiseGraph(buildBreadcrumbs(code, { page: 'expo', name: heading })),
  };
  return { words: { exhibitors: formatCount(code, 'exhibitors', all.length) }, data };
}

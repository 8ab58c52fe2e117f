import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { sessionTypes } from '@kongres/content/facts/programme';
import { workshopLevels } from '@kongres/content/facts/workshops';
import { zones } from '@kongres/content/facts/zones';
import { formatLanguageName } from '@kongres/content/format/language-name';
import type { Entry } from '@kongres/content/model/kinds';
import { listEntries } from '@kongres/content/model/read-entries';
import { getEntryText, getTexts } from '../../../../lib/i18n/texts.server.ts';
import type { FacetId } from '../../../../components/session/facet-ids.ts';

/** Facet options with session counts of the whole week; unused options are omitted. */
export function listFacets(sessions: readonly Entry<'sessions'>[], code: LanguageCode) {
  const { types } = getTexts(code, 'programme');
  const { levels } = getTexts(code, 'workshops');
  const { names } = getTexts(code, 'zones');
  const all: Record<FacetId, { id: string; name: string }[]> = {
    track: listEntries('tracks').map(({ id, name }) => ({ id, name: getEntryText(code, name) })),
    type: sessionTypes.map(({ id }) => ({ id, name: types[id] })),
    level: workshopLevels.map(({ id }) => ({ id, name: levels[id] })),
    language: languages.map(({ id }) => ({ id, name: formatLanguageName(id, code) })),
    zone: zones.map(({ id }) => ({ id, name: names[id] })),
  };
  return Object.entries(all)
    .map(([facet, options]) => ({
      id: facet as FacetId,
      options: options
        .map((option) => ({
          ...option,
          count: sessions.filter((session) => session[facet as FacetId] === option.id).length,
        }))
        .filter(({ count }) => count > 0),
    }))
    .filter(({ options }) => options.length > 0);
}

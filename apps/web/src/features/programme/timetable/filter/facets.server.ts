import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { sessionTypes } from '@kongres/content/facts/programme';
import { workshopLevels } from '@kongres/content/facts/workshops';
import { zones } from '@kongres/content/facts/zones';
import { languageName } from '@kongres/content/format/language-name';
import type { Entry } from '@kongres/content/model/kinds';
import { entriesOf } from '@kongres/content/model/read-entries';
import { finishedField, finishedTexts } from '../../../../lib/i18n/texts.server.ts';
import type { FacetId } from '../../../../components/session/facet-ids.ts';

/** What there is to choose from in the whole week, with how many sessions each has; what nobody has is not offered. */
export function facetsOf(sessions: readonly Entry<'sessions'>[], code: LanguageCode) {
  const { types } = finishedTexts(code, 'programme');
  const { levels } = finishedTexts(code, 'workshops');
  const { names } = finishedTexts(code, 'zones');
  const all: Record<FacetId, { id: string; name: string }[]> = {
    track: entriesOf('tracks').map(({ id, name }) => ({ id, name: finishedField(code, name) })),
    type: sessionTypes.map(({ id }) => ({ id, name: types[id] })),
    level: workshopLevels.map(({ id }) => ({ id, name: levels[id] })),
    language: languages.map(({ id }) => ({ id, name: languageName(id, code) })),
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

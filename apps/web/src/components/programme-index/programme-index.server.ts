import { getRow } from '@kongres/content/facts/collection';
import { getCongressDay } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { toIsoInstant } from '@kongres/content/format/date';
import { listEntries } from '@kongres/content/model/read-entries';
import { facetIds } from '../session/facet-ids.ts';
import { getSessionTitle } from '../session/session-fields.server.ts';
import type { ProgrammeIndexRow } from './programme-index-row.ts';

/** All sessions without breaks, ordered by day and start. */
export function buildProgrammeIndex(code: LanguageCode): ProgrammeIndexRow[] {
  const speakers = listEntries('speakers');
  return listEntries('sessions')
    .filter(({ type }) => type !== 'break')
    .map((session) => {
      const { title, lang = '' } = getSessionTitle(session, code);
      const date = getCongressDay(session.day);
      return [
        session.day,
        session.id,
        title,
        (session.speakers ?? []).map((id) => getRow(speakers, id).name).join(', '),
        toIsoInstant(date, session.starts),
        toIsoInstant(date, session.ends),
        session.room.toUpperCase(),
        facetIds.map((facet) => session[facet] ?? ''),
        lang,
        session.isCancelled ? 'cancelled' : session.movedFrom ? 'moved' : '',
      ];
    });
}

import { pick } from '@kongres/content/facts/collection';
import { congressDay } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { instant } from '@kongres/content/format/date';
import { entriesOf } from '@kongres/content/model/read-entries';
import { facetIds } from '../session/facet-ids.ts';
import { titleOf } from '../session/session-fields.server.ts';
import type { WeekRow } from './week-row.ts';

/** Every session of the week, pauses left out, by day in the order in which the tabs draw them. */
export function weekRows(code: LanguageCode): WeekRow[] {
  const speakers = entriesOf('speakers');
  return entriesOf('sessions')
    .filter(({ type }) => type !== 'break')
    .map((session) => {
      const { title, lang = '' } = titleOf(session, code);
      const date = congressDay(session.day);
      return [
        session.day,
        session.id,
        title,
        (session.speakers ?? []).map((id) => pick(speakers, id).name).join(', '),
        instant(date, session.starts),
        instant(date, session.ends),
        session.room.toUpperCase(),
        facetIds.map((facet) => session[facet] ?? ''),
        lang,
        session.isCancelled ? 'cancelled' : session.movedFrom ? 'moved' : '',
      ];
    });
}

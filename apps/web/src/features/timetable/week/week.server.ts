import { pick } from '@kongres/content/facts/collection';
import { congressDay } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { instant } from '@kongres/content/format/date';
import { entriesOf } from '@kongres/content/model/read-entries';
import { titleOf } from '../../../blocks/session/session-fields.server.ts';
import type { WeekRow } from './week-row.ts';

/** Every session of the week, pauses left out, by day in the order in which the tabs draw them. */
export function weekRows(code: LanguageCode): WeekRow[] {
  const speakers = entriesOf('speakers');
  return entriesOf('sessions')
    .filter(({ type }) => type !== 'break')
    .map((session) => [
      session.day,
      session.id,
      titleOf(session, code).title,
      (session.speakers ?? []).map((id) => pick(speakers, id).name).join(', '),
      instant(congressDay(session.day), session.starts),
      [session.track, session.type, session.level, session.language, session.zone].map(
        (value) => value ?? '',
      ),
    ]);
}

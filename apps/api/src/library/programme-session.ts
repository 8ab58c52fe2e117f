import { congressDay } from '@kongres/content/facts/edition';
import { evenings } from '@kongres/content/facts/galas';
import { galaRoom } from '@kongres/content/facts/rooms';
import { instant } from '@kongres/content/format/date';
import { isPublished } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';

/** What the programme says of a session or an evening; undefined where it has none of that name, or is not published. */
export function programmeSession(id: string) {
  const sessions = isPublished('sessions') ? entriesOf('sessions') : [];
  const session = sessions.find((each) => each.id === id);
  const found = session ?? evenings.find((each) => each.id === id);
  return (
    found && {
      isWorkshop: Boolean(session?.workshop),
      room: session?.room ?? galaRoom,
      startsAt: new Date(instant(congressDay(found.day), found.starts)),
      endsAt: new Date(instant(congressDay(found.day), found.ends)),
    }
  );
}

import { getCongressDay } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay, formatTime } from '@kongres/content/format/date';
import { formatNumber } from '@kongres/content/format/number';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import { getEntryPicture } from '../../../illustrations/entry-pictures.ts';
import { formatSpeakerRole } from './speaker-cards.server.ts';

export type TeaserSpeakers = NonNullable<ReturnType<typeof buildTeaserSpeakers>>;

const shownSpeakers = 6;

/** Speakers of keynotes first, then of panels, each with their first such session. */
export function buildTeaserSpeakers(code: LanguageCode) {
  if (!isPublished('speakers')) return undefined;
  const speakers = listEntries('speakers');
  const sessions = listStageSessions();
  const onStage = sessions.flatMap(({ speakers: ids = [] }) => ids);
  const ids = [...new Set([...onStage, ...speakers.map(({ id }) => id)])].slice(0, shownSpeakers);
  return {
    count: formatNumber(speakers.length, code),
    people: ids.flatMap((id) => {
      const speaker = speakers.find((each) => each.id === id);
      if (!speaker) return [];
      const session = sessions.find((each) => each.speakers?.includes(id));
      return {
        id,
        name: speaker.name,
        sample: speaker.sample,
        role: formatSpeakerRole(speaker, code),
        image: getEntryPicture('speaker', speaker),
        when:
          session &&
          `${formatDay(getCongressDay(session.day), code, 'weekdayShort')}, ${formatTime(session.starts, code)}`,
      };
    }),
  };
}

function listStageSessions() {
  const sessions = isPublished('sessions') ? listEntries('sessions') : [];
  return ['keynote', 'panel'].flatMap((wanted) =>
    sessions.filter(({ type, isCancelled }) => type === wanted && !isCancelled),
  );
}

import type { LanguageCode } from '@kongres/content/facts/languages';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import { getEntryPicture } from '../../../illustrations/entry-pictures.ts';
import { listProfileLinks } from '../../../components/links/profile-links.ts';
import { getEntryText } from '../../../lib/i18n/texts.server.ts';

export type SpeakerSummary = ReturnType<typeof listSpeakers>[number];

export function listSpeakers(code: LanguageCode) {
  return listEntries('speakers').map(({ id, sample, name, photo, topics, links, role, bio }) => ({
    id,
    hasPage: isPublished('speakers'),
    sample,
    name,
    image: getEntryPicture('speaker', { id, photo }),
    topics,
    role: getEntryText(code, role),
    bio: getEntryText(code, bio),
    links: listProfileLinks(links),
  }));
}
